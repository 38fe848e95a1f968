CREATE TABLE "legistar_reads" (
	"source_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"run_id" uuid,
	"started_at" timestamp (3) with time zone,
	"place" jsonb,
	"meetings_from" date,
	"last_tried_at" timestamp (3) with time zone,
	"last_good_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "legistar_rows" (
	"source_id" uuid NOT NULL,
	"list" text NOT NULL,
	"row_id" integer NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "legistar_rows_source_id_list_row_id_pk" PRIMARY KEY("source_id","list","row_id")
);
--> statement-breakpoint
CREATE TABLE "legistar_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"token" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_imports" ADD COLUMN "meetings_from" date;--> statement-breakpoint
ALTER TABLE "imported_rows" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "legistar_reads" ADD CONSTRAINT "legistar_reads_source_id_legistar_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."legistar_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legistar_rows" ADD CONSTRAINT "legistar_rows_source_id_legistar_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."legistar_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legistar_sources_one" ON "legistar_sources" USING btree ((true));