ALTER TABLE "bonus_assignments" ADD COLUMN "periods" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "bonus_assignments" ADD COLUMN "earned_by" text;
ALTER TABLE "bonus_assignments" ADD COLUMN "withdrawal_id" text;
ALTER TABLE "bonus_assignments" ADD COLUMN "ended_from" text;
ALTER TABLE "bonus_assignments" ADD COLUMN "held_back" bigint DEFAULT 0 NOT NULL;
-- One that a registration earns is made by a finished registration alone.
UPDATE "bonus_assignments" SET "earned_by" = 'REGISTRATION' WHERE "plan"->>'triggerEvent' = 'REGISTRATION';
