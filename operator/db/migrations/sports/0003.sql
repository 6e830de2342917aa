ALTER TABLE "sports_bets" ADD COLUMN "assignment_id" text;
ALTER TABLE "sports_bets" ADD COLUMN "bonus_stake" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "sports_bets" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;
