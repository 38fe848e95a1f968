-- Plain columns may stand in a GIN index beside the words.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP INDEX "search_documents_first_words";--> statement-breakpoint
DROP INDEX "search_documents_words";--> statement-breakpoint
DROP INDEX "search_documents_title_words";--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("language","kind","words");--> statement-breakpoint
CREATE INDEX "search_documents_title_words" ON "search_documents" USING gin ("language","kind","title_words");
