ALTER TABLE "requests" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "contact_phone" text;