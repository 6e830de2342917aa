ALTER TABLE "live_rounds" ADD COLUMN "kind" text;
