CREATE TABLE "permit_comment_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"text" text NOT NULL,
	"actor_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"replied_at" timestamp (3) with time zone,
	CONSTRAINT "permit_comment_answers_once" UNIQUE("comment_id","round")
);
--> statement-breakpoint
CREATE TABLE "permit_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"round" integer NOT NULL,
	"discipline" text NOT NULL,
	"sheet" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"is_required" boolean NOT NULL,
	"state" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer,
	"replaces" integer NOT NULL,
	"round" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "permit_document_versions_file" UNIQUE("file_id"),
	CONSTRAINT "permit_document_versions_number" UNIQUE("document_id","number"),
	CONSTRAINT "permit_document_versions_sent" CHECK (("permit_document_versions"."number" is null) = ("permit_document_versions"."sent_at" is null))
);
--> statement-breakpoint
CREATE TABLE "permit_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_resubmissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"what_changed" text NOT NULL,
	"has_new_versions" boolean NOT NULL,
	"actor_id" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "permit_resubmissions_once" UNIQUE("permit_id","round")
);
--> statement-breakpoint
ALTER TABLE "permit_comment_answers" ADD CONSTRAINT "permit_comment_answers_comment_id_permit_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."permit_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_comment_answers" ADD CONSTRAINT "permit_comment_answers_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_comments" ADD CONSTRAINT "permit_comments_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_comments" ADD CONSTRAINT "permit_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_comments" ADD CONSTRAINT "permit_comments_version" FOREIGN KEY ("document_id","version_number") REFERENCES "public"."permit_document_versions"("document_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_document_versions" ADD CONSTRAINT "permit_document_versions_document_id_permit_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."permit_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_document_versions" ADD CONSTRAINT "permit_document_versions_file_id_request_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."request_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_document_versions" ADD CONSTRAINT "permit_document_versions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_documents" ADD CONSTRAINT "permit_documents_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_resubmissions" ADD CONSTRAINT "permit_resubmissions_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_resubmissions" ADD CONSTRAINT "permit_resubmissions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permit_comments_of_permit" ON "permit_comments" USING btree ("permit_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "permit_document_versions_unsent" ON "permit_document_versions" USING btree ("document_id") WHERE number is null;--> statement-breakpoint
CREATE INDEX "permit_documents_of_permit" ON "permit_documents" USING btree ("permit_id","created_at","id");