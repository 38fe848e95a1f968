CREATE TABLE "parcel_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "parcel_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "parcel_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"retired_count" integer DEFAULT 0 NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"errors" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "parcel_imports_name" UNIQUE("batch_id")
);
--> statement-breakpoint
ALTER TABLE "parcel_import_rows" ADD CONSTRAINT "parcel_import_rows_import_id_parcel_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."parcel_imports"("id") ON DELETE cascade ON UPDATE no action;