ALTER TABLE "check_overrides" ADD COLUMN "deposit_details" jsonb;
