CREATE TABLE "withdrawal_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"forfeits" jsonb NOT NULL,
	"earlier" integer NOT NULL
);

CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL
);

CREATE INDEX "withdrawals_player" ON "withdrawals" USING btree ("player_id","created_at");
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","created_at");
CREATE UNIQUE INDEX "withdrawals_key" ON "withdrawals" USING btree ("player_id","idempotency_key");
