CREATE TABLE "mail_stops" (
	"address_hash" text NOT NULL,
	"notification_id" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_stops_address_hash_notification_id_pk" PRIMARY KEY("address_hash","notification_id")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "resident_settings" ADD COLUMN "quiet_from" smallint;--> statement-breakpoint
ALTER TABLE "resident_settings" ADD COLUMN "quiet_to" smallint;--> statement-breakpoint
CREATE INDEX "outbox_left" ON "outbox" USING btree ("delivered_at") WHERE delivered_at is not null;--> statement-breakpoint
ALTER TABLE "resident_settings" ADD CONSTRAINT "resident_settings_quiet" CHECK (num_nulls("resident_settings"."quiet_from", "resident_settings"."quiet_to") <> 1
        and coalesce("resident_settings"."quiet_from" between 0 and 23 and "resident_settings"."quiet_to" between 0 and 23
          and "resident_settings"."quiet_from" <> "resident_settings"."quiet_to", true));
--> statement-breakpoint
-- Of pushes too, so that a person sees what was sent to their devices (outbox.sql.ts).
CREATE OR REPLACE FUNCTION portal_note_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.recipient IS NOT NULL THEN
    RETURN new;
  ELSIF new.topic = 'push' THEN
    SELECT encode(sha256(convert_to(lower(u.email), 'UTF8')), 'hex') INTO new.recipient
    FROM push_subscriptions p JOIN users u ON u.id = p.user_id
    WHERE p.id = CASE WHEN new.payload ->> 'subscriptionId' ~ '^[0-9a-f-]{36}$'
      THEN (new.payload ->> 'subscriptionId')::uuid END;
  ELSE
    new.recipient := encode(sha256(convert_to(lower(new.payload ->> 'to'), 'UTF8')), 'hex');
  END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
DROP TRIGGER note_recipient ON "outbox";--> statement-breakpoint
CREATE TRIGGER note_recipient BEFORE INSERT ON "outbox" FOR EACH ROW WHEN (new.topic IN ('mail', 'push')) EXECUTE FUNCTION portal_note_recipient();--> statement-breakpoint
-- Reminders of licenses had no setting of their own: who turned off news about requests meant these too.
INSERT INTO "notification_preferences" ("user_id", "notification_id", "is_enabled", "updated_at")
SELECT "user_id", 'license-reminders', "is_enabled", "updated_at" FROM "notification_preferences"
WHERE "notification_id" = 'request-updates' ON CONFLICT DO NOTHING;
