ALTER TABLE "pay_and_play_payments" ADD COLUMN "captured_at" bigint;
ALTER TABLE "pay_and_play_payments" ADD COLUMN "made_at" bigint;
ALTER TABLE "pay_and_play_payments" ADD COLUMN "sign_ins" jsonb DEFAULT '[]'::jsonb NOT NULL;
