ALTER TABLE "game_rounds" ADD COLUMN "assignment_id" text;
ALTER TABLE "game_rounds" ADD COLUMN "bonus_stake" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "game_rounds" ADD COLUMN "is_free_spin" boolean DEFAULT false NOT NULL;
ALTER TABLE "game_rounds" ADD COLUMN "bonus_balance" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "game_rounds" ADD COLUMN "spins_left" integer DEFAULT 0 NOT NULL;
