-- The words of a name as an address has them: lower case, without accents, joined by hyphens.
CREATE FUNCTION portal_slug(name text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(left(regexp_replace(lower(unaccent(replace(name, '''', ''))), '[^a-z0-9]+', '-', 'g'), 70), '-')
$$;
--> statement-breakpoint
-- Gives a new row of a table with `slug` and `id` the words of its name (the trigger's argument is the
-- name's column) unless it brings its own. A second row of the same name gets a number, `create` and
-- `trending` are pages of their own.
CREATE FUNCTION portal_give_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text := coalesce(nullif(portal_slug(to_jsonb(new) ->> tg_argv[0]), ''), right(new.id::text, 12));
  wanted text;
  is_taken boolean;
BEGIN
  IF new.slug <> '' THEN RETURN new; END IF;
  -- Two rows of one name that are added at the same time wait for each other.
  PERFORM pg_advisory_xact_lock(hashtext('portal_give_slug'));
  FOR nth IN 1..10 LOOP
    wanted := words || CASE nth WHEN 1 THEN '' WHEN 10 THEN '-' || right(new.id::text, 12) ELSE '-' || nth END;
    EXECUTE format('SELECT $1 IN (''create'', ''trending'') OR EXISTS (SELECT FROM %I WHERE slug = $1)', tg_table_name)
      INTO is_taken USING wanted;
    EXIT WHEN NOT is_taken;
  END LOOP;
  new.slug := wanted;
  RETURN new;
END
$$;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TRIGGER give_slug BEFORE INSERT OR UPDATE OF slug ON "articles" FOR EACH ROW EXECUTE FUNCTION portal_give_slug('title');--> statement-breakpoint
CREATE TRIGGER give_slug BEFORE INSERT OR UPDATE OF slug ON "services" FOR EACH ROW EXECUTE FUNCTION portal_give_slug('item');--> statement-breakpoint
-- Row by row: each has to see the words that the ones before it were given.
DO $$
DECLARE
  row_id uuid;
BEGIN
  FOR row_id IN SELECT id FROM services ORDER BY created_at, id LOOP
    UPDATE services SET slug = '' WHERE id = row_id;
  END LOOP;
  FOR row_id IN SELECT id FROM articles ORDER BY published_at, id LOOP
    UPDATE articles SET slug = '' WHERE id = row_id;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_slug_unique" UNIQUE("slug");
