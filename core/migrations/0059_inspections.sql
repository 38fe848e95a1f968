CREATE TABLE "inspection_fees" (
	"inspection_id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"permit_bill_id" uuid NOT NULL,
	CONSTRAINT "inspection_fees_bill" UNIQUE("permit_bill_id")
);
--> statement-breakpoint
CREATE TABLE "inspection_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_expiry_notices" (
	"permit_id" uuid NOT NULL,
	"expires_on" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "permit_expiry_notices_permit_id_expires_on_pk" PRIMARY KEY("permit_id","expires_on")
);
--> statement-breakpoint
CREATE TABLE "inspection_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"window" text NOT NULL,
	"inspector_id" uuid,
	"capacity" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inspection_slots_once" UNIQUE NULLS NOT DISTINCT("day","window","inspector_id"),
	CONSTRAINT "inspection_slots_capacity" CHECK ("inspection_slots"."capacity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "slot_id" uuid;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "booked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "contact_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "is_no_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_fees" ADD CONSTRAINT "inspection_fees_inspection_id_permit_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."permit_inspections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_fees" ADD CONSTRAINT "inspection_fees_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_fees" ADD CONSTRAINT "inspection_fees_permit_bill_id_permit_bills_id_fk" FOREIGN KEY ("permit_bill_id") REFERENCES "public"."permit_bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_inspection_id_permit_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."permit_inspections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_expiry_notices" ADD CONSTRAINT "permit_expiry_notices_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_slots" ADD CONSTRAINT "inspection_slots_inspector_id_users_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_fees_of_permit" ON "inspection_fees" USING btree ("permit_id");--> statement-breakpoint
CREATE INDEX "inspection_photos_of_inspection" ON "inspection_photos" USING btree ("inspection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inspection_photos_unstored" ON "inspection_photos" USING btree ("created_at") WHERE stored_at is null;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD CONSTRAINT "permit_inspections_slot_id_inspection_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."inspection_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD CONSTRAINT "permit_inspections_booked_by_id_users_id_fk" FOREIGN KEY ("booked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permit_inspections_of_slot" ON "permit_inspections" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "permit_inspections_in_route" ON "permit_inspections" USING btree ("inspector_id","day");