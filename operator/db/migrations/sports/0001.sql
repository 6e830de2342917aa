CREATE TABLE "sports_bets" (
	"player_id" bigint NOT NULL,
	"id" text NOT NULL,
	"product" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"legs" jsonb NOT NULL,
	"placed_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"state" text NOT NULL,
	"payout" bigint NOT NULL,
	"settled_at" bigint,
	"balance" bigint NOT NULL,
	CONSTRAINT "sports_bets_player_id_id_pk" PRIMARY KEY("player_id","id")
);

CREATE TABLE "sports_contexts" (
	"id" text PRIMARY KEY NOT NULL,
	"link_hash" text NOT NULL,
	"link_expires_at" bigint NOT NULL,
	"key_hash" text,
	"product" text NOT NULL,
	"player_id" bigint,
	"sign_in_id" text,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"correlation_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "sports_contexts_linkHash_unique" UNIQUE("link_hash"),
	CONSTRAINT "sports_contexts_keyHash_unique" UNIQUE("key_hash")
);

CREATE TABLE "sports_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);

CREATE TABLE "sports_sessions" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"sign_in_id" text NOT NULL,
	"created_at" bigint NOT NULL
);

CREATE INDEX "sports_bets_due" ON "sports_bets" USING btree ("due_at") WHERE state = 'open';
CREATE INDEX "sports_bets_player" ON "sports_bets" USING btree ("player_id","placed_at");
CREATE INDEX "sports_contexts_age" ON "sports_contexts" USING btree ("last_seen_at");
CREATE INDEX "sports_sessions_player" ON "sports_sessions" USING btree ("player_id");
