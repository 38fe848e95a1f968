CREATE TABLE "autopay_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"autopay_id" uuid NOT NULL,
	"utility_account_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_on" date,
	"payment_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "autopay_charges_once" UNIQUE("utility_account_id","due_on")
);
--> statement-breakpoint
CREATE TABLE "autopays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utility_account_id" uuid NOT NULL,
	"saved_method_id" uuid NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_batch_rows" (
	"batch_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "billing_batch_rows_batch_id_line_pk" PRIMARY KEY("batch_id","line")
);
--> statement-breakpoint
CREATE TABLE "billing_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"errors" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "billing_batches_name" UNIQUE("batch_id")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utility_account_id" uuid NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"billed_on" date NOT NULL,
	"due_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"batch_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bills_number" UNIQUE("utility_account_id","number")
);
--> statement-breakpoint
CREATE TABLE "delinquencies" (
	"utility_account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"on_day" date NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delinquencies_utility_account_id_type_pk" PRIMARY KEY("utility_account_id","type")
);
--> statement-breakpoint
CREATE TABLE "payment_discrepancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid,
	"subject" text NOT NULL,
	"our_cents" integer,
	"their_cents" integer,
	"our_status" text,
	"their_status" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"note" text,
	CONSTRAINT "payment_discrepancies_once" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"owner" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"transaction_id" text
);
--> statement-breakpoint
CREATE TABLE "payment_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"utility_account_id" uuid,
	"request_id" uuid,
	"account_number" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payment_items_amount" CHECK ("payment_items"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"notification_id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"transaction_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"app_code" text NOT NULL,
	"account_type" text NOT NULL,
	"description" text NOT NULL,
	"channel" text NOT NULL,
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"intent" text NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"method_kind" text,
	"method_brand" text,
	"method_last4" text,
	"transaction_id" text,
	"decline_reason" text,
	"return_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_reference" UNIQUE("reference"),
	CONSTRAINT "payments_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "payments_once" UNIQUE("caller","key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL,
	"transactions" integer NOT NULL,
	"found" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"transaction_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_reference" UNIQUE("reference"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"method_id" text NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "saved_methods_once" UNIQUE("owner","method_id")
);
--> statement-breakpoint
CREATE TABLE "utility_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utility_account_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "utility_payments_reference" UNIQUE("utility_account_id","reference")
);
--> statement-breakpoint
ALTER TABLE "utility_accounts" ADD COLUMN "balance_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "utility_accounts" ADD COLUMN "penalty_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "utility_accounts" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "utility_accounts" ADD COLUMN "is_paperless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "autopay_charges" ADD CONSTRAINT "autopay_charges_autopay_id_autopays_id_fk" FOREIGN KEY ("autopay_id") REFERENCES "public"."autopays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_charges" ADD CONSTRAINT "autopay_charges_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_charges" ADD CONSTRAINT "autopay_charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopays" ADD CONSTRAINT "autopays_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopays" ADD CONSTRAINT "autopays_saved_method_id_saved_methods_id_fk" FOREIGN KEY ("saved_method_id") REFERENCES "public"."saved_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopays" ADD CONSTRAINT "autopays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopays" ADD CONSTRAINT "autopays_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_batch_rows" ADD CONSTRAINT "billing_batch_rows_batch_id_billing_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."billing_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delinquencies" ADD CONSTRAINT "delinquencies_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_discrepancies" ADD CONSTRAINT "payment_discrepancies_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_discrepancies" ADD CONSTRAINT "payment_discrepancies_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_methods" ADD CONSTRAINT "saved_methods_owner_payment_customers_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."payment_customers"("owner") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_payments" ADD CONSTRAINT "utility_payments_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autopay_charges_next" ON "autopay_charges" USING btree ("next_on","id") WHERE next_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "autopays_one" ON "autopays" USING btree ("utility_account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "autopays_of_method" ON "autopays" USING btree ("saved_method_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "bills_of_account" ON "bills" USING btree ("utility_account_id","billed_on" desc);--> statement-breakpoint
CREATE INDEX "bills_due" ON "bills" USING btree ("due_on","utility_account_id") WHERE balance_cents > 0;--> statement-breakpoint
CREATE INDEX "payment_discrepancies_open" ON "payment_discrepancies" USING btree ("found_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "payment_events" USING btree ("payment_id","at","id");--> statement-breakpoint
CREATE INDEX "payment_items_of_payment" ON "payment_items" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_items_of_account" ON "payment_items" USING btree ("utility_account_id") WHERE utility_account_id is not null;--> statement-breakpoint
CREATE INDEX "payment_items_of_request" ON "payment_items" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "payment_notices_waiting" ON "payment_notices" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("caller","intent") WHERE status in ('created', 'submitted', 'unknown');--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("updated_at") WHERE status in ('created', 'submitted', 'unknown');--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "payments_of_organization" ON "payments" USING btree ("organization_id","created_at" desc) WHERE organization_id is not null;--> statement-breakpoint
CREATE INDEX "payments_of_guest" ON "payments" USING btree ("email") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "payments_by_age" ON "payments" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "payments_approved_at" ON "payments" USING btree ("approved_at") WHERE approved_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id") WHERE status <> 'refused';--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("updated_at") WHERE status in ('submitted', 'unknown');--> statement-breakpoint
CREATE INDEX "utility_payments_of_account" ON "utility_payments" USING btree ("utility_account_id","paid_on" desc);--> statement-breakpoint
CREATE INDEX "utility_payments_pending" ON "utility_payments" USING btree ("utility_account_id") WHERE posted_at is null;