CREATE TABLE "shutoff_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rows_hash" text NOT NULL,
	"row_count" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shutoff_batches_rows" UNIQUE("rows_hash")
);
--> statement-breakpoint
CREATE TABLE "shutoff_notices" (
	"batch_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"customer_id" text NOT NULL,
	"location_id" text NOT NULL,
	"utility_account_id" uuid,
	"amount_cents" integer NOT NULL,
	"shutoff_on" date NOT NULL,
	"wants_phone" boolean NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"reached" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"asked_by" uuid,
	"asked_note" text,
	CONSTRAINT "shutoff_notices_batch_id_line_pk" PRIMARY KEY("batch_id","line"),
	CONSTRAINT "shutoff_notices_account" UNIQUE("batch_id","customer_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "shutoff_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_es" text NOT NULL,
	"body" text NOT NULL,
	"body_es" text NOT NULL,
	"todo" text NOT NULL,
	"todo_es" text NOT NULL,
	"hours" text NOT NULL,
	"hours_es" text NOT NULL,
	"phone" text NOT NULL,
	"minimum_days" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shutoff_batches" ADD CONSTRAINT "shutoff_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutoff_notices" ADD CONSTRAINT "shutoff_notices_batch_id_shutoff_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."shutoff_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutoff_notices" ADD CONSTRAINT "shutoff_notices_utility_account_id_utility_accounts_id_fk" FOREIGN KEY ("utility_account_id") REFERENCES "public"."utility_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shutoff_notices" ADD CONSTRAINT "shutoff_notices_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shutoff_batches_newest" ON "shutoff_batches" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "shutoff_notices_of_account" ON "shutoff_notices" USING btree ("utility_account_id","shutoff_on");--> statement-breakpoint
CREATE INDEX "shutoff_notices_day" ON "shutoff_notices" USING btree ("shutoff_on");--> statement-breakpoint
CREATE INDEX "shutoff_notices_waiting" ON "shutoff_notices" USING btree ("batch_id","line") WHERE sent_at is null;