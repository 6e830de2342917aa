CREATE TABLE "document_files" (
	"document_id" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);

CREATE TABLE "document_pieces" (
	"document_id" text NOT NULL,
	"start" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "document_pieces_document_id_start_pk" PRIMARY KEY("document_id","start")
);

CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"type" text NOT NULL,
	"sub_type" text,
	"deposit_method_id" text,
	"status" text NOT NULL,
	"rejection_reason" text,
	"file_state" text NOT NULL,
	"refusal" text,
	"file_name" text,
	"content_type" text,
	"size" integer,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"fingerprint" text,
	"replaced_by" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);

CREATE TABLE "hosted_checks" (
	"page_id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"document_type" text NOT NULL,
	"sub_type" text,
	"locale" text NOT NULL,
	"success_url" text NOT NULL,
	"error_url" text NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL
);

CREATE INDEX "documents_player" ON "documents" USING btree ("player_id","created_at");
