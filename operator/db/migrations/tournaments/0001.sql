CREATE TABLE "tournament_ends" (
	"tournament_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"awards" jsonb NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "tournament_ends_tournament_id_starts_at_pk" PRIMARY KEY("tournament_id","starts_at")
);

