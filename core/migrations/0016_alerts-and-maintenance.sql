CREATE TABLE "billing_maintenance_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_maintenance_windows" (
	"period_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"text" text NOT NULL,
	"text_es" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"starts_at" time(0),
	"ends_at" time(0),
	"days" text[] NOT NULL,
	CONSTRAINT "billing_maintenance_windows_period_id_kind_pk" PRIMARY KEY("period_id","kind"),
	CONSTRAINT "billing_maintenance_windows_complete" CHECK (not "billing_maintenance_windows"."is_enabled" or ("billing_maintenance_windows"."starts_at" is not null and "billing_maintenance_windows"."ends_at" is not null and cardinality("billing_maintenance_windows"."days") > 0)),
	CONSTRAINT "billing_maintenance_windows_in_order" CHECK ("billing_maintenance_windows"."starts_on" <= "billing_maintenance_windows"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "maintenance_warning_reads" (
	"user_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "maintenance_warning_reads_user_id_period_id_pk" PRIMARY KEY("user_id","period_id")
);
--> statement-breakpoint
CREATE TABLE "system_alert_reads" (
	"user_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "system_alert_reads_user_id_alert_id_pk" PRIMARY KEY("user_id","alert_id")
);
--> statement-breakpoint
CREATE TABLE "system_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid,
	"title" text NOT NULL,
	"title_es" text NOT NULL,
	"text" text NOT NULL,
	"text_es" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_maintenance_periods" ADD CONSTRAINT "billing_maintenance_periods_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_maintenance_windows" ADD CONSTRAINT "billing_maintenance_windows_period_id_billing_maintenance_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."billing_maintenance_periods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_warning_reads" ADD CONSTRAINT "maintenance_warning_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_warning_reads" ADD CONSTRAINT "maintenance_warning_reads_period_id_billing_maintenance_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."billing_maintenance_periods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_alert_reads" ADD CONSTRAINT "system_alert_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_alert_reads" ADD CONSTRAINT "system_alert_reads_alert_id_system_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."system_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_alerts" ADD CONSTRAINT "system_alerts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maintenance_warning_reads_of_period" ON "maintenance_warning_reads" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "system_alert_reads_of_alert" ON "system_alert_reads" USING btree ("alert_id");