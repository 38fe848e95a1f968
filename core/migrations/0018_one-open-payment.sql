DROP INDEX "payments_one_open";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("intent") WHERE status in ('created', 'submitted', 'unknown');