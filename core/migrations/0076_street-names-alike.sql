CREATE INDEX "street_aliases_alike" ON "street_aliases" USING gin (portal_search_key("alias") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "streets_alike" ON "streets" USING gin (portal_search_key("name" || ' ' || "suffix") gin_trgm_ops);--> statement-breakpoint
-- Up to four streets that a text may mean, by their own or another name, with their likeness (0 to
-- 2). The threshold is the function's own, so that the indexes find what is like enough.
CREATE FUNCTION portal_streets_like(typed text) RETURNS TABLE (name text, suffix text, likeness real)
LANGUAGE sql STABLE PARALLEL SAFE SET pg_trgm.word_similarity_threshold = 0.3 AS $$
  SELECT known.name, known.suffix, max(word_similarity(asked.key, known.key)
    + CASE WHEN starts_with(known.key, asked.key) THEN 1 ELSE 0 END)::real AS likeness
  FROM (SELECT portal_search_key(typed) AS key) asked
  CROSS JOIN LATERAL (
    SELECT s.name, s.suffix, portal_search_key(s.name || ' ' || s.suffix) AS key FROM streets s
    WHERE portal_search_key(s.name || ' ' || s.suffix) %> asked.key
    UNION ALL
    SELECT a.street_name, a.street_suffix, portal_search_key(a.alias) FROM street_aliases a
    WHERE portal_search_key(a.alias) %> asked.key
  ) known
  GROUP BY known.name, known.suffix
  ORDER BY likeness DESC, known.name LIMIT 4
$$;
