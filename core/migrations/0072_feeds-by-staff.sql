CREATE TABLE "feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feeds_address" UNIQUE("kind","url")
);
--> statement-breakpoint
-- The two addresses of the city's settings become feeds that staff keep.
INSERT INTO "feeds" ("id", "kind", "name", "url", "created_at", "updated_at")
SELECT uuidv7(), f.kind, f.name, c.overrides -> 'feeds' ->> f.setting, now(), now()
FROM "city_settings" c, (VALUES ('news', 'City news', 'newsUrl'), ('events', 'City events', 'eventsUrl')) f (kind, name, setting)
WHERE c.overrides -> 'feeds' ->> f.setting <> '';--> statement-breakpoint
UPDATE "city_settings" SET "overrides" = "overrides" - 'feeds' WHERE "overrides" ? 'feeds';--> statement-breakpoint
ALTER TABLE "feed_items" DROP CONSTRAINT "feed_items_once";--> statement-breakpoint
ALTER TABLE "feed_items" ADD COLUMN "feed_id" uuid;--> statement-breakpoint
UPDATE "feed_items" i SET "feed_id" = f.id FROM "feeds" f WHERE f.kind = i.kind;--> statement-breakpoint
DELETE FROM "feed_items" WHERE "feed_id" IS NULL;--> statement-breakpoint
ALTER TABLE "feed_items" ALTER COLUMN "feed_id" SET NOT NULL;--> statement-breakpoint
-- All feeds are read again within a minute.
DELETE FROM "feed_states";--> statement-breakpoint
ALTER TABLE "feed_states" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "feed_states" DROP COLUMN "url";--> statement-breakpoint
ALTER TABLE "feed_states" ADD COLUMN "feed_id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_states" ADD CONSTRAINT "feed_states_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_once" UNIQUE("feed_id","guid");
