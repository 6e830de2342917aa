CREATE TABLE "bonus_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"campaign_id" text NOT NULL,
	"vertical" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"ended_because" text,
	"currency" text NOT NULL,
	"plan" jsonb NOT NULL,
	"given" bigint DEFAULT 0 NOT NULL,
	"wagering_total" bigint DEFAULT 0 NOT NULL,
	"wagered" bigint DEFAULT 0 NOT NULL,
	"spins_total" integer DEFAULT 0 NOT NULL,
	"spins_left" integer DEFAULT 0 NOT NULL,
	"spin_value" bigint DEFAULT 0 NOT NULL,
	"spins_won" bigint DEFAULT 0 NOT NULL,
	"loss_counted" bigint DEFAULT 0 NOT NULL,
	"claimed" bigint DEFAULT 0 NOT NULL,
	"partner_code" text,
	"consented_at" bigint,
	"opted_in_at" bigint,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"expires_at" bigint,
	"ended_at" bigint
);

CREATE TABLE "bonus_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" bigint,
	"status" text NOT NULL,
	"bonus_code" text,
	"plan" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);

CREATE UNIQUE INDEX "bonus_assignments_campaign" ON "bonus_assignments" USING btree ("player_id","campaign_id");
CREATE UNIQUE INDEX "bonus_assignments_active" ON "bonus_assignments" USING btree ("player_id","vertical") WHERE state = 'ACTIVE' and kind <> 'CASHBACK';
CREATE INDEX "bonus_assignments_due" ON "bonus_assignments" USING btree ("expires_at") WHERE state in ('OPEN', 'WAITING', 'ACTIVE');
CREATE INDEX "bonus_campaigns_player" ON "bonus_campaigns" USING btree ("player_id");
CREATE INDEX "bonus_campaigns_code" ON "bonus_campaigns" USING btree ("bonus_code");
