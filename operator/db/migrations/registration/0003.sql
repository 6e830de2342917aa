CREATE INDEX "open_registrations_token" ON "open_registrations" USING btree ("token_hash");
CREATE INDEX "open_registrations_origin" ON "open_registrations" USING btree ("origin_hash");
