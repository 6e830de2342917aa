CREATE INDEX "players_phone" ON "players" USING btree (("phone_prefix" || "phone_body"));
CREATE INDEX "players_date_of_birth" ON "players" USING btree ("date_of_birth");
