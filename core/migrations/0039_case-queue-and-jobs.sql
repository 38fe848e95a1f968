CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"last_ran_at" timestamp (3) with time zone NOT NULL,
	"last_good_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "request_files_of_request";--> statement-breakpoint
DROP INDEX "requests_by_age";--> statement-breakpoint
DROP INDEX "requests_open";--> statement-breakpoint
DROP INDEX "requests_open_of_category";--> statement-breakpoint
DROP INDEX "requests_open_of_assignee";--> statement-breakpoint
DROP INDEX "requests_open_of_area";--> statement-breakpoint
DROP INDEX "requests_open_of_status";--> statement-breakpoint
DROP INDEX "requests_closed";--> statement-breakpoint
DROP INDEX "requests_of_status";--> statement-breakpoint
DROP INDEX "requests_of_category";--> statement-breakpoint
DROP INDEX "requests_of_assignee";--> statement-breakpoint
ALTER TABLE "request_filters" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "request_filters_shared" ON "request_filters" USING btree ("name") WHERE is_shared;--> statement-breakpoint
CREATE INDEX "requests_by_change" ON "requests" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "requests_open_by_age" ON "requests" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_by_change" ON "requests" USING btree ("updated_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_assignee_by_age" ON "requests" USING btree ("assignee_id","created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_assignee_by_change" ON "requests" USING btree ("assignee_id","updated_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_answered" ON "requests" USING btree (coalesce(due_at, 'infinity'::timestamptz),"id") WHERE closed_at is null and answered_at is not null;--> statement-breakpoint
CREATE INDEX "requests_answered_by_age" ON "requests" USING btree ("created_at","id") WHERE closed_at is null and answered_at is not null;--> statement-breakpoint
CREATE INDEX "requests_answered_by_change" ON "requests" USING btree ("updated_at","id") WHERE closed_at is null and answered_at is not null;--> statement-breakpoint
CREATE INDEX "requests_closed_by_change" ON "requests" USING btree ("updated_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "requests_by_close" ON "requests" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "request_files_of_request" ON "request_files" USING btree ("request_id","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_by_age" ON "requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree (coalesce(due_at, 'infinity'::timestamptz),"id","due_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_category" ON "requests" USING btree ("category",coalesce(due_at, 'infinity'::timestamptz),"id","due_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_assignee" ON "requests" USING btree ("assignee_id",coalesce(due_at, 'infinity'::timestamptz),"id","due_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_area" ON "requests" USING btree ("area",coalesce(due_at, 'infinity'::timestamptz),"id","due_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_status" ON "requests" USING btree ("status",coalesce(due_at, 'infinity'::timestamptz),"id","due_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_closed" ON "requests" USING btree ("created_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "requests_of_status" ON "requests" USING btree ("status","created_at","id","closed_at");--> statement-breakpoint
CREATE INDEX "requests_of_category" ON "requests" USING btree ("category","created_at","id","closed_at");--> statement-breakpoint
CREATE INDEX "requests_of_assignee" ON "requests" USING btree ("assignee_id","created_at","id","closed_at") WHERE assignee_id is not null;
--> statement-breakpoint
-- Answers that staff have not acted on yet.
UPDATE "requests" SET "answered_at" = answered.at FROM (
  SELECT request_id, max(at) FILTER (WHERE kind = 'answer') AS at,
    max(at) FILTER (WHERE "by" = 'staff' AND kind <> 'assigned') AS step
  FROM "request_events" GROUP BY request_id
) answered WHERE answered.request_id = "requests".id AND answered.at > coalesce(answered.step, '-infinity');
