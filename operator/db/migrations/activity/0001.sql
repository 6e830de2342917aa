CREATE TABLE "player_activity" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"period" text,
	"started_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"checked_at" bigint NOT NULL
);

CREATE TABLE "reality_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"action" text NOT NULL,
	"due_at" bigint NOT NULL,
	"since" bigint NOT NULL,
	"answered_at" bigint,
	"choice" text,
	"answers" jsonb,
	"reminders" integer NOT NULL
);

CREATE INDEX "reality_checks_player" ON "reality_checks" USING btree ("player_id","due_at");
