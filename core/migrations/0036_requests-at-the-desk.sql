CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"body_english" text NOT NULL,
	"body_spanish" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reply_templates_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "request_viewers" (
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_viewers_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "channel" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_viewers" ADD CONSTRAINT "request_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_viewers" ADD CONSTRAINT "request_viewers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_viewers_of_request" ON "request_viewers" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_event_id_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."request_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_files_of_event" ON "request_files" USING btree ("event_id") WHERE event_id is not null;--> statement-breakpoint
CREATE INDEX "requests_merged_into" ON "requests" USING btree ("merged_into_id") WHERE merged_into_id is not null;