-- What was sent before the columns were there is sent again: its rows would not fill them.
DELETE FROM "parcel_imports" WHERE "status" = 'staged';--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "parcel_number" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "street_number" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "street_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "street_suffix" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "zip" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "latitude" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "longitude" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "outline" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "south" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "west" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "north" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "east" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "refuse_pickup_day" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "leaf_district" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "primary_zoning" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "current_land_use" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "historic_district" text;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "school_district" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "county_board_district" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "state_representative_district" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "state_senate_district" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "us_congressional_district" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "water_billing_cycle_dates" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD COLUMN "zoning" jsonb;--> statement-breakpoint
ALTER TABLE "parcel_import_rows" DROP COLUMN "row";