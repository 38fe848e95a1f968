DROP INDEX "requests_open";--> statement-breakpoint
DROP INDEX "requests_open_of_category";--> statement-breakpoint
DROP INDEX "requests_open_of_assignee";--> statement-breakpoint
CREATE INDEX "requests_open_of_area" ON "requests" USING btree ("area",coalesce(due_at, 'infinity'::timestamptz),"id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_status" ON "requests" USING btree ("status",coalesce(due_at, 'infinity'::timestamptz),"id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_of_status" ON "requests" USING btree ("status","created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "requests_of_category" ON "requests" USING btree ("category","created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "requests_of_assignee" ON "requests" USING btree ("assignee_id","created_at" desc,"id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "requests_containing" ON "requests" USING gin (lower("number" || ' ' || "title" || ' ' || "address" || ' ' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree (coalesce(due_at, 'infinity'::timestamptz),"id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_category" ON "requests" USING btree ("category",coalesce(due_at, 'infinity'::timestamptz),"id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "requests_open_of_assignee" ON "requests" USING btree ("assignee_id",coalesce(due_at, 'infinity'::timestamptz),"id") WHERE closed_at is null;