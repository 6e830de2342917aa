CREATE TABLE "pay_and_play_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"country_code" text NOT NULL,
	"market" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"reason" text,
	"person" text,
	"first_name" text,
	"last_name" text,
	"account_label" text,
	"code_hash" text,
	"approved_at" bigint,
	"player_id" bigint,
	"origin_hash" text,
	"capture_key" text,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "pay_and_play_payments_page_id_unique" UNIQUE("page_id")
);

CREATE TABLE "pay_and_play_people" (
	"person" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	CONSTRAINT "pay_and_play_people_player_id_unique" UNIQUE("player_id")
);

