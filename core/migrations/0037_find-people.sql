CREATE TABLE "person_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_notes_one" CHECK (num_nonnulls(user_id, organization_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whose mail it is stays findable after its content has left (outbox.sql.ts).
CREATE FUNCTION portal_note_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.recipient := encode(sha256(convert_to(lower(new.payload ->> 'to'), 'UTF8')), 'hex');
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_recipient BEFORE INSERT ON "outbox" FOR EACH ROW WHEN (new.topic = 'mail') EXECUTE FUNCTION portal_note_recipient();--> statement-breakpoint
-- Letters and digits, lower case, without accents, separated by single spaces.
CREATE FUNCTION portal_search_words(typed text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(unaccent(typed)), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Brings the search rows of these people and organizations up to date. Of an email address only the
-- part before the @: a domain is in too many rows to find anybody by.
CREATE FUNCTION portal_index_people(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM person_search s WHERE s.id = ANY (ids)
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = s.id AND u.deleted_at IS NULL)
    AND NOT EXISTS (SELECT FROM organizations o WHERE o.id = s.id);
  WITH found AS (
    SELECT u.id, 'person' AS kind, portal_search_words(u.first_name) AS first_name, portal_search_words(u.last_name) AS last_name,
      portal_search_words(split_part(u.email, '@', 1)) AS email,
      regexp_replace(coalesce(u.phone_number, ''), '\D', '', 'g') AS phone,
      coalesce(u.contact_id, '') AS numbers,
      portal_search_words(coalesce(c.address1 || ' ' || c.address2 || ' ' || c.city || ' ' || c.zip, '') || ' ' || coalesce((
        SELECT string_agg(p.address1 || ' ' || p.address2 || ' ' || p.city || ' ' || p.zip, ' ' ORDER BY p.id)
        FROM contact_properties p WHERE p.contact_id = u.contact_id), '') || ' ' || coalesce((
        SELECT string_agg(a.customer_id || ' ' || a.location_id || ' ' || a.address1, ' ' ORDER BY w.id)
        FROM utility_account_owners w JOIN utility_accounts a ON a.id = w.utility_account_id
        WHERE w.user_id = u.id), '')) AS address
    FROM users u LEFT JOIN contacts c ON c.id = u.contact_id
    WHERE u.id = ANY (ids) AND u.deleted_at IS NULL
    UNION ALL
    SELECT o.id, 'organization', '', portal_search_words(o.name), '', '', o.tax_id || ' ' || o.business_license_id,
      portal_search_words(o.address1 || ' ' || o.address2 || ' ' || o.city || ' ' || o.zip || ' ' || coalesce((
        SELECT string_agg(a.customer_id || ' ' || a.location_id || ' ' || a.address1, ' ' ORDER BY w.id)
        FROM utility_account_owners w JOIN utility_accounts a ON a.id = w.utility_account_id
        WHERE w.organization_id = o.id), ''))
    FROM organizations o WHERE o.id = ANY (ids)
  ), kept AS (
    INSERT INTO person_search AS s (id, kind, first_name, last_name, text)
    SELECT id, kind, first_name, last_name, ' ' || concat_ws(' ', first_name, last_name, email, phone, nullif(right(phone, 7), phone),
      portal_search_words(numbers), address) || ' ' FROM found
    ON CONFLICT (id) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name, text = excluded.text
      WHERE (s.first_name, s.last_name, s.text) IS DISTINCT FROM (excluded.first_name, excluded.last_name, excluded.text)
  )
  INSERT INTO person_words (word)
  SELECT DISTINCT word FROM found, regexp_split_to_table(first_name || ' ' || last_name || ' ' || address, ' ') word
  WHERE word ~ '^[a-z]{3,40}$' ORDER BY word
  ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- A word that nobody has anymore is not kept.
CREATE FUNCTION portal_forget_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text;
BEGIN
  FOR gone IN SELECT DISTINCT word FROM regexp_split_to_table(btrim(old.text), ' ') word
    WHERE word ~ '^[a-z]{3,40}$' ORDER BY word
  LOOP
    -- With the word written out, the planner knows how rare it is.
    EXECUTE format('DELETE FROM person_words w WHERE w.word = %L
      AND NOT EXISTS (SELECT FROM person_search WHERE text LIKE %L)', gone, '% ' || gone || ' %');
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_words AFTER DELETE ON "person_search" FOR EACH ROW EXECUTE FUNCTION portal_forget_words();--> statement-breakpoint
CREATE FUNCTION portal_index_changed_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name IN ('users', 'organizations') THEN
    PERFORM portal_index_people(array(SELECT id FROM changed));
  ELSIF tg_table_name = 'contacts' THEN
    PERFORM portal_index_people(array(SELECT u.id FROM users u JOIN changed c ON u.contact_id = c.id));
  ELSIF tg_table_name = 'utility_account_owners' THEN
    PERFORM portal_index_people(array(SELECT coalesce(user_id, organization_id) FROM changed));
  ELSE
    PERFORM portal_index_people(array(SELECT u.id FROM users u JOIN changed c ON u.contact_id = c.contact_id));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_inserted AFTER INSERT ON "users" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_updated AFTER UPDATE ON "users" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_deleted AFTER DELETE ON "users" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_inserted AFTER INSERT ON "organizations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_updated AFTER UPDATE ON "organizations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_deleted AFTER DELETE ON "organizations" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_inserted AFTER INSERT ON "contacts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_updated AFTER UPDATE ON "contacts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_deleted AFTER DELETE ON "contacts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_inserted AFTER INSERT ON "contact_properties" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_updated AFTER UPDATE ON "contact_properties" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_deleted AFTER DELETE ON "contact_properties" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_inserted AFTER INSERT ON "utility_account_owners" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
CREATE TRIGGER index_deleted AFTER DELETE ON "utility_account_owners" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_index_changed_people();--> statement-breakpoint
-- Everyone so far; the indexes are built faster afterwards.
SELECT portal_index_people(array(SELECT id FROM users UNION ALL SELECT id FROM organizations));
--> statement-breakpoint
CREATE INDEX "person_search_first_name" ON "person_search" USING btree ("first_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "person_search_last_name" ON "person_search" USING btree ("last_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "person_search_text" ON "person_search" USING gin ("text" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "person_words_similar" ON "person_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_notes_of_user" ON "person_notes" USING btree ("user_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "person_notes_of_organization" ON "person_notes" USING btree ("organization_id","created_at" desc) WHERE organization_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_of_recipient" ON "outbox" USING btree ("recipient","created_at" desc) WHERE recipient is not null;