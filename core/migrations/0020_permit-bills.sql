CREATE TABLE "permit_bill_requests" (
	"permit_bill_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"request_id" uuid NOT NULL,
	CONSTRAINT "permit_bill_requests_permit_bill_id_owner_pk" PRIMARY KEY("permit_bill_id","owner"),
	CONSTRAINT "permit_bill_requests_request" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "permit_bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"number" text NOT NULL,
	"account_number" text NOT NULL,
	"applications" jsonb NOT NULL,
	"interest_cents" integer NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "permit_bills_record" UNIQUE("record_id"),
	CONSTRAINT "permit_bills_number" UNIQUE("number"),
	CONSTRAINT "permit_bills_account" UNIQUE("account_number"),
	CONSTRAINT "permit_bills_interest" CHECK ("permit_bills"."interest_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "permit_bill_requests" ADD CONSTRAINT "permit_bill_requests_permit_bill_id_permit_bills_id_fk" FOREIGN KEY ("permit_bill_id") REFERENCES "public"."permit_bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_bill_requests" ADD CONSTRAINT "permit_bill_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;