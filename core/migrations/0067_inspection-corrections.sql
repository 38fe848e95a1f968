CREATE TABLE "inspection_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"comment" text NOT NULL,
	"corrections" jsonb NOT NULL,
	"reason" text NOT NULL,
	"corrected_by_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD COLUMN "thumbnail_type" text;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "expired_before" date;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "expired_after" date;--> statement-breakpoint
ALTER TABLE "inspection_corrections" ADD CONSTRAINT "inspection_corrections_inspection_id_permit_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."permit_inspections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_corrections" ADD CONSTRAINT "inspection_corrections_corrected_by_id_users_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_corrections_of_inspection" ON "inspection_corrections" USING btree ("inspection_id","created_at","id");