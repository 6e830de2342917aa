CREATE TABLE "password_reset_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "password_reset_keys_key_hash_unique" UNIQUE("key_hash")
);

CREATE TABLE "phone_changes" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"phone_prefix" text NOT NULL,
	"phone_body" text NOT NULL
);

