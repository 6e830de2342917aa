ALTER TABLE "ledger_movements" ADD COLUMN "own" bigint DEFAULT 0 NOT NULL;
UPDATE "ledger_movements" SET "own" = "sums"."own" FROM (SELECT "p"."movement_id", sum("p"."amount") AS "own" FROM "ledger_postings" "p" JOIN "ledger_accounts" "a" ON "a"."id" = "p"."account_id" WHERE "a"."player_id" <> 0 GROUP BY "p"."movement_id") AS "sums" WHERE "sums"."movement_id" = "ledger_movements"."id";
CREATE INDEX "ledger_movements_time" ON "ledger_movements" USING btree ("player_id","at","id","category","status","kind","own");
CREATE INDEX "ledger_movements_category" ON "ledger_movements" USING btree ("player_id","category","at","id","status");
CREATE INDEX "ledger_movements_status" ON "ledger_movements" USING btree ("player_id","status","at","id","category");
