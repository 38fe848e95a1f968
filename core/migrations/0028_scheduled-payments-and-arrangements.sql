CREATE TABLE "payment_arrangements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utility_account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"note" text NOT NULL,
	"offered_by" uuid NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"answer_by" date NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_arrangements_total" CHECK ("payment_arrangements"."total_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "arrangement_instalments" (
	"arrangement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"due_on" date NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone,
	CONSTRAINT "arrangement_instalments_arrangement_id_position_pk" PRIMARY KEY("arrangement_id","position"),
	CONSTRAINT "arrangement_instalments_amount" CHECK ("arrangement_instalments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utility_account_id" uuid NOT NULL,
	"saved_method_id" uuid NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"arrangement_id" uuid,
	"position" integer,
	"amount_cents" integer NOT NULL,
	"pay_on" date NOT NULL,
	"status" text NOT NULL,
	"ended" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"payment_id" uuid,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scheduled_payments_amount" CHECK ("scheduled_payments"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "autopay_charges" ADD COLUMN "noticed_cents" integer;--> statement-breakpoint
ALTER TABLE "autopay_charges" ADD COLUMN "planned_on" date;--> statement-breakpoint
ALTER TABLE "payment_arrangements" ADD CONSTRAINT "payment_arrangements_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_arrangements" ADD CONSTRAINT "payment_arrangements_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_arrangements" ADD CONSTRAINT "payment_arrangements_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrangement_instalments" ADD CONSTRAINT "arrangement_instalments_arrangement_id_payment_arrangements_id_fk" FOREIGN KEY ("arrangement_id") REFERENCES "public"."payment_arrangements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_saved_method_id_saved_methods_id_fk" FOREIGN KEY ("saved_method_id") REFERENCES "public"."saved_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_instalment" FOREIGN KEY ("arrangement_id","position") REFERENCES "public"."arrangement_instalments"("arrangement_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_arrangements_one" ON "payment_arrangements" USING btree ("utility_account_id") WHERE status in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "payment_arrangements_of_account" ON "payment_arrangements" USING btree ("utility_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_once" ON "scheduled_payments" USING btree ("utility_account_id","pay_on") WHERE status in ('planned', 'charging') and arrangement_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_of_instalment" ON "scheduled_payments" USING btree ("arrangement_id","position") WHERE arrangement_id is not null;--> statement-breakpoint
CREATE INDEX "scheduled_payments_of_account" ON "scheduled_payments" USING btree ("utility_account_id","pay_on" desc);--> statement-breakpoint
CREATE INDEX "scheduled_payments_next" ON "scheduled_payments" USING btree ("pay_on","id") WHERE status in ('planned', 'charging');