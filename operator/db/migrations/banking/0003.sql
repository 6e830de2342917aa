CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"left" bigint NOT NULL,
	"currency" text NOT NULL
);

ALTER TABLE "deposits" ADD COLUMN "progress" jsonb DEFAULT '{}'::jsonb NOT NULL;
