CREATE TABLE "user_pool_legacy" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_folded" text NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "user_pool_legacy_email_folded_unique" UNIQUE("email_folded")
);

