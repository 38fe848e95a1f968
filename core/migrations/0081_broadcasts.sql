CREATE TABLE "broadcast_recipients" (
	"broadcast_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"wave" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_mailed" boolean NOT NULL,
	"pushed_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "broadcast_recipients_broadcast_id_user_id_pk" PRIMARY KEY("broadcast_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "broadcast_shards" (
	"broadcast_id" uuid NOT NULL,
	"wave" smallint NOT NULL,
	"nth" integer NOT NULL,
	"from_user_id" uuid NOT NULL,
	"until_user_id" uuid,
	"taken_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"reached" integer DEFAULT 0 NOT NULL,
	"pushed" integer DEFAULT 0 NOT NULL,
	"push_failed" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"opted_out" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "broadcast_shards_broadcast_id_wave_nth_pk" PRIMARY KEY("broadcast_id","wave","nth")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_es" text NOT NULL,
	"body" text NOT NULL,
	"body_es" text NOT NULL,
	"audience" jsonb NOT NULL,
	"channels" text[] NOT NULL,
	"state" text NOT NULL,
	"wave" smallint DEFAULT 1 NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"urgent_reason" text,
	"audience_size" integer NOT NULL,
	"created_by" uuid,
	"approved_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broadcasts_inbox" CHECK ('inbox' = any("broadcasts"."channels"))
);
--> statement-breakpoint
ALTER TABLE "broadcast_recipients" ADD CONSTRAINT "broadcast_recipients_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_recipients" ADD CONSTRAINT "broadcast_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_shards" ADD CONSTRAINT "broadcast_shards_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_recipients_inbox" ON "broadcast_recipients" USING btree ("user_id","created_at" desc,"broadcast_id" desc);--> statement-breakpoint
CREATE INDEX "broadcast_recipients_unread" ON "broadcast_recipients" USING btree ("user_id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_shards_open" ON "broadcast_shards" USING btree ("broadcast_id","wave","nth") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "broadcasts_open" ON "broadcasts" USING btree ("send_at") WHERE state in ('scheduled', 'running');--> statement-breakpoint
CREATE INDEX "broadcasts_newest" ON "broadcasts" USING btree ("created_at" desc,"id");