CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"owner_id" uuid,
	"checked_at" timestamp (3) with time zone,
	"check_every_months" integer DEFAULT 12 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"body" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_versions_number" UNIQUE("item_id","number")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "text_previews" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_of_kind" ON "content_items" USING btree ("kind");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_open" ON "content_versions" USING btree ("item_id") WHERE state in ('draft', 'scheduled');--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_published" ON "content_versions" USING btree ("item_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_versions_due" ON "content_versions" USING btree ("scheduled_at") WHERE state = 'scheduled';--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_merged_into_id_articles_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;