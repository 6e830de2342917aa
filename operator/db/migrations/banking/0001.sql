CREATE TABLE "check_overrides" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"deposit" text,
	"withdrawal" text
);

CREATE TABLE "deposit_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"at" bigint NOT NULL
);

CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"page_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"return_url" text NOT NULL,
	"reason" text,
	"account_label" text,
	"is_first" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"challenge_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deposits_pageId_unique" UNIQUE("page_id")
);

CREATE INDEX "deposits_player" ON "deposits" USING btree ("player_id","created_at");
