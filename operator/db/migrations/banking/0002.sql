ALTER TABLE "deposit_checks" ADD COLUMN "is_later" boolean DEFAULT false NOT NULL;
ALTER TABLE "deposits" ADD COLUMN "is_later" boolean DEFAULT false NOT NULL;
