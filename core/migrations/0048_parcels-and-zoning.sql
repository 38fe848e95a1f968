CREATE TABLE "parcel_districts" (
	"parcel_id" uuid NOT NULL,
	"district_id" uuid NOT NULL,
	"share" integer NOT NULL,
	CONSTRAINT "parcel_districts_parcel_id_district_id_pk" PRIMARY KEY("parcel_id","district_id"),
	CONSTRAINT "parcel_districts_share" CHECK ("parcel_districts"."share" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "zoning_districts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"kind" text NOT NULL,
	"rules_url" text NOT NULL,
	"data_on" date NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "zoning_districts_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "zoning_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"district_id" uuid NOT NULL,
	"use" text NOT NULL,
	"use_es" text NOT NULL,
	"permission" text NOT NULL,
	"starts_on" date NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "south" double precision;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "west" double precision;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "north" double precision;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "east" double precision;--> statement-breakpoint
-- An outline was one ring; it becomes the coordinates of a MultiPolygon.
UPDATE "parcels" SET ("south", "west", "north", "east") = (
  SELECT min((point ->> 1)::float8), min((point ->> 0)::float8), max((point ->> 1)::float8), max((point ->> 0)::float8)
  FROM jsonb_array_elements("outline") point),
  "outline" = jsonb_build_array(jsonb_build_array("outline"));--> statement-breakpoint
ALTER TABLE "parcels" ALTER COLUMN "south" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ALTER COLUMN "west" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ALTER COLUMN "north" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ALTER COLUMN "east" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parcel_districts" ADD CONSTRAINT "parcel_districts_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_districts" ADD CONSTRAINT "parcel_districts_district_id_zoning_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."zoning_districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zoning_uses" ADD CONSTRAINT "zoning_uses_district_id_zoning_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."zoning_districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_districts_of_district" ON "parcel_districts" USING btree ("district_id");--> statement-breakpoint
CREATE UNIQUE INDEX "zoning_uses_once" ON "zoning_uses" USING btree ("district_id",lower("use"),"starts_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcels_by_extent" ON "parcels" USING gist (box(point("west", "south"), point("east", "north")));