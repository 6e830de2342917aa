ALTER TABLE "inbox_messages" ADD COLUMN "is_offer" boolean DEFAULT false NOT NULL;
-- What was sent of bonuses before leads to the rewards.
UPDATE "inbox_messages" SET "is_offer" = true WHERE "path" IN ('/my-account/rewards', '/my-account/rewards/active');
