ALTER TABLE "players" ADD COLUMN "phone_withdrawn_at" bigint;
