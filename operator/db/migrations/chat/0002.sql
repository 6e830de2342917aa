CREATE INDEX "chat_conversations_last" ON "chat_conversations" USING btree ("last_at");
CREATE INDEX "chat_messages_sent" ON "chat_messages" USING btree ("conversation_id","sent_at");
