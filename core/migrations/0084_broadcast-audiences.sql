CREATE TABLE "broadcast_audiences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"audience" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broadcast_audiences_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "broadcast_audiences" ADD CONSTRAINT "broadcast_audiences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;