CREATE TABLE "content_import_rows" (
	"import_id" uuid NOT NULL,
	"list" text NOT NULL,
	"line" integer NOT NULL,
	"key" text NOT NULL,
	"row" jsonb NOT NULL,
	"refs" jsonb DEFAULT '[]' NOT NULL,
	"entity_id" uuid NOT NULL,
	"state" text,
	"whole" jsonb,
	CONSTRAINT "content_import_rows_import_id_list_line_pk" PRIMARY KEY("import_id","list","line")
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"article_step" text NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"errors" jsonb NOT NULL,
	"counts" jsonb,
	"source" text,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "imported_rows" (
	"list" text NOT NULL,
	"key" text NOT NULL,
	"row" jsonb NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_rows_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "content_import_rows" ADD CONSTRAINT "content_import_rows_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_imports_newest" ON "content_imports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_source_key" UNIQUE("kind","source_key");