ALTER TABLE "inbox_messages" ADD COLUMN "is_offer" boolean DEFAULT false NOT NULL;
