CREATE INDEX "game_rounds_unseen" ON "game_rounds" USING btree ("player_id","game_id") WHERE not seen;
