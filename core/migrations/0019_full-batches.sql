ALTER TABLE "billing_batches" ADD COLUMN "kind" text DEFAULT 'partial' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_batches" ADD COLUMN "error_count" integer DEFAULT 0 NOT NULL;