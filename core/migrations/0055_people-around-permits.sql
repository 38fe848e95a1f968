CREATE TABLE "permit_followers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"user_id" uuid,
	"guest_email" text,
	"language" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "permit_followers_once" UNIQUE("permit_id","user_id"),
	CONSTRAINT "permit_followers_guest_once" UNIQUE("permit_id","guest_email"),
	CONSTRAINT "permit_followers_one" CHECK (("permit_followers"."user_id" is null) <> ("permit_followers"."guest_email" is null))
);
--> statement-breakpoint
CREATE TABLE "organization_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organization_invitations_once" UNIQUE("organization_id","email")
);
--> statement-breakpoint
ALTER TABLE "permit_followers" ADD CONSTRAINT "permit_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permit_followers_of_user" ON "permit_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "permit_followers_unconfirmed" ON "permit_followers" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "organization_invitations_to" ON "organization_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "organization_invitations_age" ON "organization_invitations" USING btree ("created_at");