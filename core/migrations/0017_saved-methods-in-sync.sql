ALTER TABLE "payment_customers" ADD COLUMN "stale_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_methods" ADD COLUMN "warned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payments_taken_back" ON "payments" USING btree ("updated_at") WHERE status = 'failed' and approved_at is not null;--> statement-breakpoint
ALTER TABLE "payment_customers" DROP COLUMN "is_stale";