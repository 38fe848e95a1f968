ALTER TABLE "users" ADD COLUMN "case_categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "case_areas" text[] DEFAULT '{}' NOT NULL;