CREATE TABLE "staff_notification_settings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	"push" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_notification_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "staff_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event_key" text NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"title_es" text,
	"path" text NOT NULL,
	"actor_id" uuid,
	"mail" text NOT NULL,
	"push" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"digested_at" timestamp (3) with time zone,
	CONSTRAINT "staff_notifications_once" UNIQUE("event_key","user_id")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "app" text DEFAULT 'resident' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notification_settings" ADD CONSTRAINT "staff_notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notifications" ADD CONSTRAINT "staff_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notifications" ADD CONSTRAINT "staff_notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notifications_of_user" ON "staff_notifications" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "staff_notifications_unread" ON "staff_notifications" USING btree ("user_id","created_at" desc,"id" desc) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "staff_notifications_to_digest" ON "staff_notifications" USING btree ("user_id") WHERE digested_at is null and (mail = 'hourly' or push = 'hourly');--> statement-breakpoint
CREATE INDEX "staff_notifications_age" ON "staff_notifications" USING btree ("created_at");