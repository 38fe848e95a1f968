CREATE TABLE "permit_exemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"rule_es" text NOT NULL,
	"source" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"conditions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "permit_exemptions_days" CHECK ("permit_exemptions"."to_day" >= "permit_exemptions"."from_day")
);
--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "property_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "option" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "answers" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_exemptions" ADD CONSTRAINT "permit_exemptions_kind_permit_kinds_code_fk" FOREIGN KEY ("kind") REFERENCES "public"."permit_kinds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permit_exemptions_kind" ON "permit_exemptions" USING btree ("kind","from_day");--> statement-breakpoint
CREATE INDEX "permits_by_kind" ON "permits" USING btree ("kind","applied_on" DESC NULLS FIRST) WHERE issued_on is not null;--> statement-breakpoint
ALTER TABLE "permit_exemptions" ADD CONSTRAINT "permit_exemptions_no_overlap" EXCLUDE USING gist ("kind" WITH =, daterange("from_day", "to_day", '[]') WITH &&);--> statement-breakpoint
-- People built by a row: only its last day changes, when another one follows it.
CREATE FUNCTION portal_keep_exemptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(old) - 'to_day') IS DISTINCT FROM (to_jsonb(new) - 'to_day') THEN
    RAISE EXCEPTION 'a permit exemption is replaced, never changed';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_exemptions BEFORE UPDATE ON "permit_exemptions" FOR EACH ROW EXECUTE FUNCTION portal_keep_exemptions();
