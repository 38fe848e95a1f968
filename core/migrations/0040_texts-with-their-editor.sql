ALTER TABLE "translations" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "id" text GENERATED ALWAYS AS (language || '.' || text_group || '.' || language_key) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_id" UNIQUE("id");