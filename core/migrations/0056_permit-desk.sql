ALTER TABLE "permit_fee_lines" ADD COLUMN "kind" text DEFAULT 'schedule' NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_kinds" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;