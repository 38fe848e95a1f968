CREATE TABLE "link_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"failed_since" timestamp (3) with time zone,
	"problem" text,
	"seen" text DEFAULT '' NOT NULL,
	"ignored_at" timestamp (3) with time zone,
	"ignored_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_checks_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "related_service_ids" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_ignored_by_users_id_fk" FOREIGN KEY ("ignored_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_checks_due" ON "link_checks" USING btree ("due_at");