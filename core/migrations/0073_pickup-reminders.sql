CREATE TABLE "pickup_reminder_runs" (
	"key" text PRIMARY KEY NOT NULL,
	"through" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pickup_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"user_id" uuid,
	"guest_email" text,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pickup_reminders_once" UNIQUE("parcel_id","user_id"),
	CONSTRAINT "pickup_reminders_guest_once" UNIQUE("parcel_id","guest_email"),
	CONSTRAINT "pickup_reminders_one" CHECK (("pickup_reminders"."user_id" is null) <> ("pickup_reminders"."guest_email" is null)),
	CONSTRAINT "pickup_reminders_guest_mail" CHECK ("pickup_reminders"."user_id" is not null or "pickup_reminders"."channel" = 'mail')
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "priority" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pickup_reminders" ADD CONSTRAINT "pickup_reminders_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_reminders" ADD CONSTRAINT "pickup_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickup_reminders_of_user" ON "pickup_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pickup_reminders_of_guest" ON "pickup_reminders" USING btree ("guest_email");--> statement-breakpoint
CREATE INDEX "pickup_reminders_unconfirmed" ON "pickup_reminders" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("topic","priority","next_attempt_at") WHERE status = 'pending';