ALTER TABLE "one_time_codes" ADD COLUMN "address_hash" text;
