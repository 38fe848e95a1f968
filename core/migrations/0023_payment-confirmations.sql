ALTER TABLE "payments" ADD COLUMN "confirmed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A held charge that a review turned away was never paid.
UPDATE "payments" SET "status" = 'declined', "decline_reason" = 'declined' WHERE "status" = 'voided' AND "approved_at" IS NULL;
