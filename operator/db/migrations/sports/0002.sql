CREATE TABLE "sports_told" (
	"id" text PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);

