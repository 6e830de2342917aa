CREATE TABLE "edd_answers" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"occupation" text NOT NULL,
	"salary_range_id" integer NOT NULL,
	"source_of_funds" text NOT NULL,
	"place_of_birth" text NOT NULL,
	"nationality" text NOT NULL,
	"at" bigint NOT NULL
);

