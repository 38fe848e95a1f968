ALTER TABLE "outbox" ADD COLUMN "last_failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "outbox" SET "dead_at" = "next_attempt_at" WHERE "status" = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at","id") WHERE status = 'dead';
