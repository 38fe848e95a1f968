DROP INDEX "search_documents_words";--> statement-breakpoint
DROP INDEX "search_documents_title_words";--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("language","kind","words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_title_words" ON "search_documents" USING gin ("language","kind","title_words") WITH (fastupdate=false);