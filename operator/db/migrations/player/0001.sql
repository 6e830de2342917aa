CREATE TABLE "cookie_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" bigint,
	"essentials" boolean NOT NULL,
	"performance_functional" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"version" text NOT NULL,
	"at" bigint NOT NULL
);

CREATE TABLE "player_logins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"ip_address" text NOT NULL,
	"real_ip_address" text NOT NULL,
	"real_country_code" text NOT NULL,
	"note" text NOT NULL,
	"reported_ip_address" text,
	"reported_country_code" text,
	"blackbox" text
);

CREATE TABLE "players" (
	"player_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "players_player_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1),
	"player_access_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_folded" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_prefix" text,
	"phone_body" text,
	"country_code" text NOT NULL,
	"market" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"date_of_birth" text,
	"postal_code" text,
	"province" text,
	"address" text,
	"city" text,
	"cpf" text,
	"terms_version" text,
	"terms_accepted_at" bigint,
	"state" text NOT NULL,
	"kyc_status" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"allow_manual_claim" boolean DEFAULT true NOT NULL,
	"edd_questionnaire" boolean DEFAULT false NOT NULL,
	"is_withdrawal_review" boolean DEFAULT false NOT NULL,
	"loyalty_level" text DEFAULT 'BRONZE' NOT NULL,
	"limit_level" text DEFAULT 'STANDARD' NOT NULL,
	"method_switches" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"requested_documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"login_method" text DEFAULT 'DEFAULT' NOT NULL,
	"first_login" boolean DEFAULT true NOT NULL,
	"break_until" bigint,
	"break_is_cooling" boolean DEFAULT false NOT NULL,
	"break_initiator" text,
	"phone_verified_at" bigint,
	"email_verified_at" bigint,
	"confirmed_at" bigint,
	"registered_at" bigint NOT NULL,
	"marketing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "players_email_folded_unique" UNIQUE("email_folded")
);

CREATE INDEX "cookie_consents_player" ON "cookie_consents" USING btree ("player_id");
CREATE INDEX "player_logins_player" ON "player_logins" USING btree ("player_id","id");
CREATE UNIQUE INDEX "players_cpf" ON "players" USING btree ("cpf");
