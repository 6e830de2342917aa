ALTER TABLE "content_seeds" ADD COLUMN "document_ids" jsonb;
