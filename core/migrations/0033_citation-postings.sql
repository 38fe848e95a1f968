CREATE TABLE "citation_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "citation_postings_once" UNIQUE("number","reference")
);
--> statement-breakpoint
ALTER TABLE "citations" ADD COLUMN "type_es" text;--> statement-breakpoint
CREATE INDEX "citation_postings_pending" ON "citation_postings" USING btree ("created_at") WHERE posted_at is null;