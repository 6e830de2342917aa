CREATE TABLE "content_documents" (
	"dataset" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"revision" text NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "content_documents_dataset_id_pk" PRIMARY KEY("dataset","id")
);

CREATE TABLE "content_seeds" (
	"dataset" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"seeded_at" bigint NOT NULL
);

