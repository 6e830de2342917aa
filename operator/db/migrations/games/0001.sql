CREATE TABLE "game_rounds" (
	"owner" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"player_id" bigint,
	"game_id" text NOT NULL,
	"game_provider" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"stakes" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"balance" bigint NOT NULL,
	"at" bigint NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "game_rounds_owner_id_pk" PRIMARY KEY("owner","id")
);

CREATE TABLE "game_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" bigint NOT NULL,
	"key_hash" text,
	"demo_balance" bigint,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"ended_because" text,
	CONSTRAINT "game_sessions_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "game_sessions_keyHash_unique" UNIQUE("key_hash")
);

CREATE TABLE "kept_games" (
	"player_id" bigint NOT NULL,
	"category" text NOT NULL,
	"game_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "kept_games_player_id_category_game_id_pk" PRIMARY KEY("player_id","category","game_id")
);

CREATE TABLE "launch_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"game_id" text,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);

CREATE INDEX "game_rounds_session" ON "game_rounds" USING btree ("session_id","at");
CREATE INDEX "game_rounds_player" ON "game_rounds" USING btree ("player_id","at");
CREATE INDEX "game_rounds_wins" ON "game_rounds" USING btree ("mode","at");
CREATE INDEX "game_sessions_player" ON "game_sessions" USING btree ("player_id","mode");
