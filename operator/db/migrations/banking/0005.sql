ALTER TABLE "deposits" ADD COLUMN "campaign_id" text;
ALTER TABLE "deposits" ADD COLUMN "is_without_bonus" boolean DEFAULT false NOT NULL;
