ALTER TABLE "feed_items" ADD COLUMN "image_source" text;--> statement-breakpoint
ALTER TABLE "feed_items" ADD COLUMN "image_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_states" ADD COLUMN "due_at" timestamp (3) with time zone NOT NULL;