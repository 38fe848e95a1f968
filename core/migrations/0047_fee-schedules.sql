CREATE TABLE "fee_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"source" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"lines" jsonb NOT NULL,
	"penalties" jsonb NOT NULL,
	"rebates" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_schedules_days" CHECK ("fee_schedules"."to_day" >= "fee_schedules"."from_day")
);
--> statement-breakpoint
CREATE INDEX "fee_schedules_kind" ON "fee_schedules" USING btree ("kind","from_day");--> statement-breakpoint
-- For equality of text in an exclusion constraint.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "fee_schedules" ADD CONSTRAINT "fee_schedules_no_overlap" EXCLUDE USING gist ("kind" WITH =, daterange("from_day", "to_day", '[]') WITH &&);--> statement-breakpoint
-- People were quoted by a row: only its last day changes, when another one follows it.
CREATE FUNCTION portal_keep_fees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(old) - 'to_day') IS DISTINCT FROM (to_jsonb(new) - 'to_day') THEN
    RAISE EXCEPTION 'a fee schedule is replaced, never changed';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_fees BEFORE UPDATE ON "fee_schedules" FOR EACH ROW EXECUTE FUNCTION portal_keep_fees();
