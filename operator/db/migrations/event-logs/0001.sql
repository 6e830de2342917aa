CREATE TABLE "event_log_reports" (
	"code" text PRIMARY KEY NOT NULL,
	"sending_id" text NOT NULL,
	"player_id" bigint,
	"reason" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"build" text NOT NULL,
	"brand" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"note" text,
	"runs" integer NOT NULL,
	"records" integer NOT NULL,
	"digest" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "event_log_reports_sendingId_unique" UNIQUE("sending_id")
);

CREATE INDEX "event_log_reports_sent" ON "event_log_reports" USING btree ("sent_at");
CREATE INDEX "event_log_reports_player" ON "event_log_reports" USING btree ("player_id");
