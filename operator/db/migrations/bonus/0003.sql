ALTER TABLE "bonus_assignments" ADD COLUMN "deposit_id" text;
