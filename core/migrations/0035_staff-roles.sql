ALTER TABLE "users" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_with_roles" ON "users" USING btree ("id") WHERE roles <> '{}' and deleted_at is null;