CREATE TABLE "one_time_codes" (
	"player_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"requests" integer NOT NULL,
	"counted_from" bigint NOT NULL,
	CONSTRAINT "one_time_codes_player_id_purpose_channel_pk" PRIMARY KEY("player_id","purpose","channel")
);

CREATE TABLE "open_registrations" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"origin_hash" text NOT NULL,
	"opened_at" bigint NOT NULL,
	"bonus_code" text
);

CREATE TABLE "spent_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);

