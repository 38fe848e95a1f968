-- The four paths that a city could set become links with texts, an icon and an order.
UPDATE "city_settings" SET "overrides" = jsonb_set("overrides", '{circleLinks}', (
  SELECT jsonb_agg(jsonb_build_object('id', l.id, 'icon', l.icon, 'text', l.text, 'textEs', l.text_es,
    'address', coalesce("overrides" -> 'circleLinks' ->> l.id, '/' || l.id), 'isOnPortal', false, 'isHidden', false) ORDER BY l.place)
  FROM (VALUES
    (1, 'employment', 'briefcase', 'Employment', 'Empleo'),
    (2, 'business', 'storefront', 'Business', 'Negocios'),
    (3, 'transparency', 'magnifier', 'Transparency', 'Transparencia'),
    (4, 'maps', 'map', 'Maps', 'Mapas')) l (place, id, icon, text, text_es)))
WHERE jsonb_typeof("overrides" -> 'circleLinks') = 'object';
