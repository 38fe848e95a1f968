CREATE TABLE "citations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"plate" text,
	"type" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date,
	"amount_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "citations_number" UNIQUE("number"),
	CONSTRAINT "citations_balance" CHECK ("citations"."balance_cents" >= 0)
);
