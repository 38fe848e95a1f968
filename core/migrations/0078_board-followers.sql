CREATE TABLE "board_followers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_email" text,
	"language" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"board_id" uuid NOT NULL,
	CONSTRAINT "board_followers_once" UNIQUE("board_id","user_id"),
	CONSTRAINT "board_followers_guest_once" UNIQUE("board_id","guest_email"),
	CONSTRAINT "board_followers_one" CHECK (("board_followers"."user_id" is null) <> ("board_followers"."guest_email" is null))
);
--> statement-breakpoint
CREATE TABLE "board_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"through" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "board_meetings" ADD COLUMN "noticed" jsonb;--> statement-breakpoint
ALTER TABLE "board_followers" ADD CONSTRAINT "board_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_followers" ADD CONSTRAINT "board_followers_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_notices" ADD CONSTRAINT "board_notices_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_followers_of_user" ON "board_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "board_followers_unconfirmed" ON "board_followers" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "board_notices_under_way" ON "board_notices" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "board_meetings_unnoticed" ON "board_meetings" USING btree ("board_id") WHERE version > noticed_version;
--> statement-breakpoint
-- What is known already is no news.
UPDATE "board_meetings" h SET "noticed_version" = h."version", "noticed" = jsonb_build_object('day', h."day"::text, 'startsAt', h."starts_at", 'location', h."location", 'isCancelled', h."cancelled_at" IS NOT NULL, 'papers', (SELECT coalesce(jsonb_agg(f."kind" || ' ' || f."url" ORDER BY f."id"), '[]') FROM "board_files" f WHERE f."meeting_id" = h."id"));
