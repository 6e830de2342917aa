ALTER TABLE "players" ADD COLUMN "state_after_break" text;
