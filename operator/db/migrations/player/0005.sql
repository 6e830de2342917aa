ALTER TABLE "players" ADD COLUMN "refused_at" bigint;
ALTER TABLE "players" ADD COLUMN "refused_origin" text;
