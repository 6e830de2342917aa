ALTER TABLE "players" ADD COLUMN "break_started_at" bigint;
