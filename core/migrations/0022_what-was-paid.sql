ALTER TABLE "payment_items" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "payment_items" ADD COLUMN "title_es" text;--> statement-breakpoint
ALTER TABLE "payment_items" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "payment_items" i SET
  "title" = r."title" || coalesce(': ' || (SELECT string_agg(one->>'name', ', ' ORDER BY place)
    FROM "permit_bill_requests" pr JOIN "permit_bills" pb ON pb."id" = pr."permit_bill_id"
    CROSS JOIN jsonb_array_elements(pb."applications") WITH ORDINALITY AS applied(one, place)
    WHERE pr."request_id" = r."id"), ''),
  "title_es" = coalesce(r."title_es", r."title") || coalesce(': ' || (SELECT string_agg(coalesce(one->>'nameEs', one->>'name'), ', ' ORDER BY place)
    FROM "permit_bill_requests" pr JOIN "permit_bills" pb ON pb."id" = pr."permit_bill_id"
    CROSS JOIN jsonb_array_elements(pb."applications") WITH ORDINALITY AS applied(one, place)
    WHERE pr."request_id" = r."id"), ''),
  "place" = r."address"
FROM "requests" r WHERE r."id" = i."request_id";--> statement-breakpoint
UPDATE "payment_items" i SET "place" = CASE
  WHEN EXISTS (SELECT FROM "utility_account_owners" o WHERE o."utility_account_id" = a."id"
    AND (o."user_id" = p."user_id" OR o."organization_id" = p."organization_id")) THEN a."address1"
  ELSE regexp_replace(a."address1", '^\S*\d\S*\s+', '') END
FROM "utility_accounts" a, "payments" p WHERE a."id" = i."utility_account_id" AND p."id" = i."payment_id";
