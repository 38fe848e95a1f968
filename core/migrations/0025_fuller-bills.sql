ALTER TABLE "bills" ADD COLUMN "serviced_from" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "serviced_to" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "readings" jsonb;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "usage" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "usage_unit" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "previous_balance_cents" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "penalty_cents" integer;