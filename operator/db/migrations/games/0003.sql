CREATE TABLE "live_rounds" (
	"game_id" text NOT NULL,
	"n" bigint NOT NULL,
	"seed" text NOT NULL,
	CONSTRAINT "live_rounds_game_id_n_pk" PRIMARY KEY("game_id","n")
);

CREATE INDEX "game_sessions_table" ON "game_sessions" USING btree ("game_id","last_seen_at");
