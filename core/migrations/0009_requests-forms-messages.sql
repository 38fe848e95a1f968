CREATE SEQUENCE "public"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "document_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utility_account" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_folders_account" UNIQUE("utility_account")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folder_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"object_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_object" UNIQUE("object_key")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"service_id" uuid NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_once" UNIQUE("owner","service_id")
);
--> statement-breakpoint
CREATE TABLE "form_definitions" (
	"process_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"definition" jsonb NOT NULL,
	"is_current" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_definitions_process_id_version_pk" PRIMARY KEY("process_id","version")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"process_id" text NOT NULL,
	"version" integer NOT NULL,
	"owner" text NOT NULL,
	"answers" jsonb NOT NULL,
	"fee_total_cents" integer NOT NULL,
	"request_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_submissions_request" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_es" text NOT NULL,
	"body" text NOT NULL,
	"body_es" text NOT NULL,
	"record_type" text,
	"record_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "public_fields" (
	"record_type" text NOT NULL,
	"field_name" text NOT NULL,
	CONSTRAINT "public_fields_record_type_field_name_pk" PRIMARY KEY("record_type","field_name")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"is_public" boolean NOT NULL,
	"body" text,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"draft_id" uuid,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"object_key" text NOT NULL,
	"by" text NOT NULL,
	"is_public" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_files_object" UNIQUE("object_key")
);
--> statement-breakpoint
CREATE TABLE "request_filters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_filters_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "request_followers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid,
	"guest_email" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_followers_once" UNIQUE("request_id","user_id"),
	CONSTRAINT "request_followers_guest_once" UNIQUE("request_id","guest_email"),
	CONSTRAINT "request_followers_one" CHECK (("request_followers"."user_id" is null) <> ("request_followers"."guest_email" is null))
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"record_type" text NOT NULL,
	"service_id" uuid,
	"category" text,
	"title" text NOT NULL,
	"title_es" text,
	"status" text NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"guest_email" text,
	"language" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"details" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"map_cell" bigint,
	"area" text,
	"rating" integer,
	"satisfaction" integer,
	"is_action_required" boolean DEFAULT false NOT NULL,
	"action_message" text,
	"payment_amount_cents" integer,
	"payment_code" text,
	"paid_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	"due_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"close_reason" text,
	"merged_into_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "requests_number" UNIQUE("number"),
	CONSTRAINT "requests_place_whole" CHECK (("requests"."latitude" is null) = ("requests"."longitude" is null)),
	CONSTRAINT "requests_rating" CHECK ("requests"."rating" between 1 and 5),
	CONSTRAINT "requests_satisfaction" CHECK ("requests"."satisfaction" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "report_category" text;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_folder_id_document_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."document_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_definition" FOREIGN KEY ("process_id","version") REFERENCES "public"."form_definitions"("process_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_filters" ADD CONSTRAINT "request_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_followers" ADD CONSTRAINT "request_followers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_followers" ADD CONSTRAINT "request_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_merged_into_id_requests_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_folder" ON "documents" USING btree ("folder_id","name");--> statement-breakpoint
CREATE INDEX "drafts_age" ON "drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "form_definitions_current" ON "form_definitions" USING btree ("process_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "form_submissions_waiting" ON "form_submissions" USING btree ("created_at") WHERE request_id is null;--> statement-breakpoint
CREATE INDEX "messages_of_user" ON "messages" USING btree ("user_id","created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "messages_of_record" ON "messages" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "request_events_of_request" ON "request_events" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE INDEX "request_files_of_request" ON "request_files" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "request_files_of_draft" ON "request_files" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "request_files_orphaned" ON "request_files" USING btree ("created_at") WHERE request_id is null;--> statement-breakpoint
CREATE INDEX "request_followers_of_user" ON "request_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "requests_of_user" ON "requests" USING btree ("user_id","updated_at" desc,"id");--> statement-breakpoint
CREATE INDEX "requests_of_organization" ON "requests" USING btree ("organization_id","updated_at" desc,"id") WHERE organization_id is not null;--> statement-breakpoint
CREATE INDEX "requests_of_guest" ON "requests" USING btree ("guest_email") WHERE guest_email is not null;--> statement-breakpoint
CREATE INDEX "requests_by_age" ON "requests" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("due_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_category" ON "requests" USING btree ("category","due_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_assignee" ON "requests" USING btree ("assignee_id","due_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_nearby" ON "requests" USING btree ("category","map_cell") WHERE closed_at is null and merged_into_id is null;