ALTER TABLE "pay_and_play_people" ADD COLUMN "cut_at" bigint;
