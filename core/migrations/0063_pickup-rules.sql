CREATE TABLE "street_aliases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"street_name" text NOT NULL,
	"street_suffix" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"service" text,
	"district" text,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"weekday" integer,
	"every_weeks" integer NOT NULL,
	"follows_holidays" boolean NOT NULL,
	"moved_to" date,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "pickup_rules_days" CHECK ("pickup_rules"."to_day" >= "pickup_rules"."from_day"),
	CONSTRAINT "pickup_rules_one_day" CHECK ("pickup_rules"."kind" = 'season' or "pickup_rules"."to_day" = "pickup_rules"."from_day"),
	CONSTRAINT "pickup_rules_season" CHECK ("pickup_rules"."kind" <> 'season' or coalesce("pickup_rules"."service", 'garbage') <> 'garbage'),
	CONSTRAINT "pickup_rules_weeks" CHECK ("pickup_rules"."every_weeks" between 1 and 4)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "street_aliases_once" ON "street_aliases" USING btree (lower("alias"));--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_rules_one_holiday" ON "pickup_rules" USING btree ("from_day") WHERE kind = 'holiday' and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "pickup_rules_by_day" ON "pickup_rules" USING btree ("to_day");--> statement-breakpoint
ALTER TABLE "pickup_rules" ADD CONSTRAINT "pickup_rules_one_season" EXCLUDE USING gist ("service" WITH =, coalesce("district", '') WITH =, daterange("from_day", "to_day", '[]') WITH &&) WHERE ("kind" = 'season' AND "withdrawn_at" IS NULL);--> statement-breakpoint
-- One district or service, or all of them where the bounds are null.
CREATE TYPE portal_text_range AS RANGE (subtype = text);--> statement-breakpoint
ALTER TABLE "pickup_rules" ADD CONSTRAINT "pickup_rules_one_exception" EXCLUDE USING gist ("from_day" WITH =, portal_text_range("district", "district", '[]') WITH &&, portal_text_range("service", "service", '[]') WITH &&) WHERE ("kind" = 'exception' AND "withdrawn_at" IS NULL);--> statement-breakpoint
-- Calendars that people subscribed to tell what changed from what was said before.
CREATE FUNCTION portal_keep_pickup_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.withdrawn_at IS NOT NULL
    OR (to_jsonb(old) - 'withdrawn_at') IS DISTINCT FROM (to_jsonb(new) - 'withdrawn_at') THEN
    RAISE EXCEPTION 'a rule of the pickup calendar is withdrawn, never changed';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_pickup_rules BEFORE UPDATE ON "pickup_rules" FOR EACH ROW EXECUTE FUNCTION portal_keep_pickup_rules();
