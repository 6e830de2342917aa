CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"left" bigint NOT NULL,
	"currency" text NOT NULL
);

ALTER TABLE "check_overrides" ADD COLUMN "deposit_details" jsonb;
ALTER TABLE "deposits" ADD COLUMN "progress" jsonb DEFAULT '{}'::jsonb NOT NULL;
