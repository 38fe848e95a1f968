CREATE TABLE "open311_requests" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"media_urls" text[] NOT NULL,
	"sending_mark" text NOT NULL,
	"body_mark" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open311_updates" (
	"partner_id" uuid NOT NULL,
	"update_id" text NOT NULL,
	"event_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open311_updates_partner_id_update_id_pk" PRIMARY KEY("partner_id","update_id"),
	CONSTRAINT "open311_updates_event" UNIQUE("event_id")
);
--> statement-breakpoint
ALTER TABLE "open311_requests" ADD CONSTRAINT "open311_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open311_requests" ADD CONSTRAINT "open311_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open311_requests" ADD CONSTRAINT "open311_requests_key_id_partner_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."partner_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open311_updates" ADD CONSTRAINT "open311_updates_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open311_updates" ADD CONSTRAINT "open311_updates_event_id_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."request_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open311_requests_sent" ON "open311_requests" USING btree ("sending_mark","created_at");--> statement-breakpoint
CREATE INDEX "open311_requests_of_partner" ON "open311_requests" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "open311_requests_by_key" ON "open311_requests" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "request_events_of_progress" ON "request_events" USING btree ("at","id") WHERE is_public and kind in ('status', 'merged');