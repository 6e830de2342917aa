CREATE TABLE "tournament_games" (
	"tournament_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"game_ids" jsonb NOT NULL,
	CONSTRAINT "tournament_games_tournament_id_starts_at_pk" PRIMARY KEY("tournament_id","starts_at")
);

