CREATE TABLE "open_data_sets" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"first_made_on" date,
	"made_on" date,
	"made_at" timestamp (3) with time zone,
	"row_count" integer,
	"sizes" jsonb
);
