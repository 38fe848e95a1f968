ALTER TABLE "document_folders" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "document_folders" CASCADE;--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT IF EXISTS "documents_folder_id_document_folders_id_fk";
--> statement-breakpoint
DROP INDEX "documents_of_folder";--> statement-breakpoint
ALTER TABLE "public_fields" DROP CONSTRAINT "public_fields_record_type_field_name_pk";--> statement-breakpoint
ALTER TABLE "public_fields" ADD PRIMARY KEY ("record_type");--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "utility_account_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "public_fields" ADD COLUMN "field_names" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "public_fields" ADD COLUMN "updated_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_account" ON "documents" USING btree ("utility_account_id","created_at","id");--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "folder_id";--> statement-breakpoint
ALTER TABLE "public_fields" DROP COLUMN "field_name";