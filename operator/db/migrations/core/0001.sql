CREATE TABLE "idempotency_keys" (
	"player_id" bigint NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"digest" text NOT NULL,
	"at" bigint NOT NULL,
	"status" integer,
	"answer" jsonb,
	CONSTRAINT "idempotency_keys_player_id_key_pk" PRIMARY KEY("player_id","key")
);

CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL
);

CREATE TABLE "ledger_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"reference_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"details" jsonb
);

CREATE TABLE "ledger_postings" (
	"movement_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "ledger_postings_movement_id_account_id_pk" PRIMARY KEY("movement_id","account_id")
);

CREATE TABLE "operator_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);

CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" bigint NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"code" text,
	"link" text,
	"text" text NOT NULL
);

CREATE TABLE "wallets" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);

ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("player_id","kind","currency");
CREATE UNIQUE INDEX "ledger_movements_key" ON "ledger_movements" USING btree ("idempotency_key");
CREATE INDEX "ledger_movements_player" ON "ledger_movements" USING btree ("player_id","id");
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","movement_id");
CREATE INDEX "outbox_messages_address" ON "outbox_messages" USING btree ("address","id");
