ALTER TABLE "players" ADD COLUMN "phone_changed_at" bigint;
