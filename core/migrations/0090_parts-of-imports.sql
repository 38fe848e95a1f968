CREATE TABLE "parcel_import_parts" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"line" integer[],
	"parcel_number" text[],
	"street_number" integer[],
	"street_name" text[],
	"street_suffix" text[],
	"unit" text[],
	"zip" text[],
	"latitude" double precision[],
	"longitude" double precision[],
	"outline" jsonb[],
	"south" double precision[],
	"west" double precision[],
	"north" double precision[],
	"east" double precision[],
	"refuse_pickup_day" text[],
	"leaf_district" text[],
	"primary_zoning" text[],
	"current_land_use" text[],
	"historic_district" text[],
	"school_district" text[],
	"county_board_district" text[],
	"state_representative_district" text[],
	"state_senate_district" text[],
	"us_congressional_district" text[],
	"water_billing_cycle_dates" text[],
	"zoning" jsonb[],
	CONSTRAINT "parcel_import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
CREATE TABLE "billing_batch_parts" (
	"batch_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"line" integer[],
	"kind" text[],
	"customer_id" text[],
	"location_id" text[],
	"street_number" text[],
	"address1" text[],
	"city" text[],
	"state" text[],
	"zip" text[],
	"balance" integer[],
	"penalty" integer[],
	"number" text[],
	"plate" text[],
	"type" text[],
	"type_es" text[],
	"reference" text[],
	"bill_date" date[],
	"due_date" date[],
	"date" date[],
	"amount" integer[],
	"lines" jsonb[],
	"service_from" date[],
	"service_to" date[],
	"readings" jsonb[],
	"usage" integer[],
	"usage_unit" text[],
	"previous_balance" integer[],
	"payments" integer[],
	CONSTRAINT "billing_batch_parts_batch_id_part_pk" PRIMARY KEY("batch_id","part")
);
--> statement-breakpoint
-- What is staged at this moment is sent again, as after any interruption.
DELETE FROM "billing_batches" WHERE "status" = 'staged';--> statement-breakpoint
DELETE FROM "parcel_imports" WHERE "status" = 'staged';--> statement-breakpoint
DROP TABLE "parcel_import_rows" CASCADE;--> statement-breakpoint
DROP TABLE "billing_batch_rows" CASCADE;--> statement-breakpoint
ALTER TABLE "parcel_import_parts" ADD CONSTRAINT "parcel_import_parts_import_id_parcel_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."parcel_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_batch_parts" ADD CONSTRAINT "billing_batch_parts_batch_id_billing_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."billing_batches"("id") ON DELETE cascade ON UPDATE no action;