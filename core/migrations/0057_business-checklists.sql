CREATE TABLE "business_checklists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"answers" jsonb NOT NULL,
	"done" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "business_checklists_user" UNIQUE("user_id"),
	CONSTRAINT "business_checklists_organization" UNIQUE("organization_id"),
	CONSTRAINT "business_checklists_owner" CHECK (("business_checklists"."user_id" is null) <> ("business_checklists"."organization_id" is null))
);
--> statement-breakpoint
ALTER TABLE "business_checklists" ADD CONSTRAINT "business_checklists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_checklists" ADD CONSTRAINT "business_checklists_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;