CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"holder" text NOT NULL,
	"player_id" bigint,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"started_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"read_up_to" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_conversations_holder_unique" UNIQUE("holder")
);

CREATE TABLE "chat_messages" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" bigint NOT NULL
);

CREATE TABLE "chat_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);

CREATE UNIQUE INDEX "chat_messages_id" ON "chat_messages" USING btree ("conversation_id","id");
CREATE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation_id","number");
