CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_es" text,
	"summary" text NOT NULL,
	"summary_es" text,
	"layout_items" jsonb NOT NULL,
	"layout_items_es" jsonb,
	"view_count" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"operation" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"attendance_percentage" integer
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_es" text,
	"alias" text NOT NULL,
	"icon" text,
	"overview" text NOT NULL,
	"overview_es" text,
	"vacancies" integer DEFAULT 0 NOT NULL,
	"size" integer NOT NULL,
	"term_length" text,
	"term_limit" text,
	"staff_liaison_name" text,
	"staff_liaison_email" text,
	"staff_liaison_phone" text,
	"meeting_day" text,
	"meeting_time" text,
	"meeting_location" text,
	"powers_and_duties" text,
	"powers_and_duties_es" text,
	"additional_information" jsonb NOT NULL,
	CONSTRAINT "boards_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "city_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"overrides" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "city_settings_one_row" CHECK ("city_settings"."is_only")
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"name" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"guid" text NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"snippet" text DEFAULT '' NOT NULL,
	"location" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"image_key" text,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_items_once" UNIQUE("kind","guid")
);
--> statement-breakpoint
CREATE TABLE "feed_states" (
	"kind" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"last_tried_at" timestamp (3) with time zone NOT NULL,
	"last_good_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_problem" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"content_type" text,
	"body" text,
	CONSTRAINT "idempotency_keys_caller_operation_key_pk" PRIMARY KEY("caller","operation","key")
);
--> statement-breakpoint
CREATE TABLE "news_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"category_es" text,
	"update_text" text NOT NULL,
	"update_text_es" text,
	"additional_info" text,
	"additional_info_es" text,
	"show_on" date NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "outbox_once" UNIQUE("topic","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"title_es" text,
	"body" text NOT NULL,
	"body_es" text,
	CONSTRAINT "pages_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_number" text NOT NULL,
	"street_number" integer NOT NULL,
	"street_name" text NOT NULL,
	"street_suffix" text NOT NULL,
	"unit" text,
	"zip" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"outline" jsonb NOT NULL,
	"refuse_pickup_day" text NOT NULL,
	"leaf_district" text NOT NULL,
	"primary_zoning" text NOT NULL,
	"current_land_use" text NOT NULL,
	"historic_district" text,
	"school_district" text NOT NULL,
	"county_board_district" text NOT NULL,
	"state_representative_district" text NOT NULL,
	"state_senate_district" text NOT NULL,
	"us_congressional_district" text NOT NULL,
	"water_billing_cycle_dates" text NOT NULL,
	CONSTRAINT "parcels_parcelNumber_unique" UNIQUE("parcel_number")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"language" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"boost" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end, title), 'A') || setweight(to_tsvector(case language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end, body), 'C')) STORED NOT NULL,
	CONSTRAINT "search_documents_once" UNIQUE("kind","entity_id","language")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"item_es" text,
	"type" text NOT NULL,
	"action" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_es" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"crm_object" text,
	"form_process_id" text,
	"external_link" text,
	"content" text,
	"content_es" text,
	"calendly_link" text,
	"is_payment_required" boolean DEFAULT false NOT NULL,
	"payment_code" text,
	"crm_payment_field" text,
	"is_guest_enabled" boolean DEFAULT false NOT NULL,
	"opens_in_app_browser" boolean DEFAULT false NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"popular_icon_url" text,
	"popular_order" integer,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "services_order_not_negative" CHECK ("services"."sort_order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "streets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"suffix" text NOT NULL,
	"line" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"language" text NOT NULL,
	"text_group" text NOT NULL,
	"language_key" text NOT NULL,
	"singular_form" text NOT NULL,
	"plural_form" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "translations_language_text_group_language_key_pk" PRIMARY KEY("language","text_group","language_key")
);
--> statement-breakpoint
CREATE TABLE "user_feature_flags" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_feature_flags_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_trending" ON "articles" USING btree ("view_count" DESC NULLS LAST,"id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "audit_log_of_entity" ON "audit_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "board_members_of_board" ON "board_members" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "feed_items_by_start" ON "feed_items" USING btree ("kind","starts_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "news_posts_newest" ON "news_posts" USING btree ("show_on" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_published;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "parcels_by_street" ON "parcels" USING btree ("street_name","street_number");--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "services_public" ON "services" USING btree ("action","sort_order") WHERE is_published and not is_deleted;