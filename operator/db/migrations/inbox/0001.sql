CREATE TABLE "inbox_messages" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"player_id" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text,
	"sent_at" bigint NOT NULL,
	"read_at" bigint,
	CONSTRAINT "inbox_messages_id_unique" UNIQUE("id")
);

CREATE INDEX "inbox_messages_player" ON "inbox_messages" USING btree ("player_id","number");
