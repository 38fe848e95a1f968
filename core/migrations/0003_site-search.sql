-- Neighbours of a misspelled word are told apart by how many letters differ.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- Words as they are written, without accents: what misspelled ones are compared with.
CREATE TEXT SEARCH CONFIGURATION portal_words (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION portal_words ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
-- The text of sanitised HTML. Marks inside a sentence leave no gap, all others part words.
CREATE FUNCTION portal_plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(html, '</?(a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(\s[^>]*)?>', '', 'gi'),
      '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;
--> statement-breakpoint
-- Holds nothing that cannot be built again from the city's records.
DROP TABLE "search_documents";
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"language" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"boost" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"title_words" "tsvector" GENERATED ALWAYS AS (to_tsvector(case language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end, translate("title", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                '))) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end, translate("title", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                ')), 'A') || setweight(to_tsvector(case language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end, translate("body", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                ')), 'C')) STORED NOT NULL,
	CONSTRAINT "search_documents_kind_entity_id_language_pk" PRIMARY KEY("kind","entity_id","language")
);
--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "search_documents_title_words" ON "search_documents" USING gin ("title_words");
--> statement-breakpoint
CREATE INDEX "search_documents_first_words" ON "search_documents" USING gin ("words") WHERE kind in ('service', 'board', 'page');
