CREATE TABLE "license_reminders" (
	"license_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"days" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "license_reminders_license_id_year_days_pk" PRIMARY KEY("license_id","year","days")
);
--> statement-breakpoint
CREATE TABLE "license_years" (
	"id" uuid PRIMARY KEY NOT NULL,
	"license_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"code" text NOT NULL,
	"is_issued" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"fee_cents" integer NOT NULL,
	"penalty_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"quoted_on" date NOT NULL,
	"request_id" uuid,
	"announced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "license_years_code" UNIQUE("code"),
	CONSTRAINT "license_years_request" UNIQUE("request_id"),
	CONSTRAINT "license_years_once" UNIQUE("license_id","year"),
	CONSTRAINT "license_years_days" CHECK ("license_years"."from_day" <= "license_years"."to_day"),
	CONSTRAINT "license_years_paid" CHECK ("license_years"."is_issued" or "license_years"."request_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"business_name" text NOT NULL,
	"address" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"organization_id" uuid,
	"pin_hash" text NOT NULL,
	"answers" jsonb NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "licenses_number" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "license_reminders" ADD CONSTRAINT "license_reminders_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_years" ADD CONSTRAINT "license_years_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_years" ADD CONSTRAINT "license_years_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "license_years_unannounced" ON "license_years" USING btree ("created_at") WHERE announced_at is null and not is_issued;--> statement-breakpoint
CREATE INDEX "licenses_containing" ON "licenses" USING gin (lower("number" || ' ' || "business_name" || ' ' || "address") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "licenses_of_organization" ON "licenses" USING btree ("organization_id") WHERE organization_id is not null;