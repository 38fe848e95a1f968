CREATE TABLE "article_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"has_script" boolean NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_feedback_once" UNIQUE("article_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "article_feedback" ADD CONSTRAINT "article_feedback_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_feedback_age" ON "article_feedback" USING btree ("created_at");