CREATE TABLE "user_pool_answered_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);

CREATE TABLE "user_pool_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" bigint NOT NULL
);

CREATE TABLE "user_pool_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);

CREATE TABLE "user_pool_sessions" (
	"origin_jti" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"client_id" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"refresh_until" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "user_pool_sessions_refresh_hash_unique" UNIQUE("refresh_hash")
);

CREATE TABLE "user_pool_users" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_folded" text NOT NULL,
	"salt" text NOT NULL,
	"verifier" text NOT NULL,
	"player_id" bigint,
	"claims" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"password_set_at" bigint NOT NULL,
	CONSTRAINT "user_pool_users_email_folded_unique" UNIQUE("email_folded"),
	CONSTRAINT "user_pool_users_player_id_unique" UNIQUE("player_id")
);

ALTER TABLE "user_pool_sessions" ADD CONSTRAINT "user_pool_sessions_sub_user_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."user_pool_users"("sub") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "user_pool_sessions_sub" ON "user_pool_sessions" USING btree ("sub");
