DROP INDEX "permits_by_place";--> statement-breakpoint
CREATE INDEX "permits_by_place" ON "permits" USING gist (point("longitude", "latitude"));