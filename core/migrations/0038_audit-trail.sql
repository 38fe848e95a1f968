CREATE TABLE "audit_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"part" text,
	"kind" text NOT NULL,
	"owner" text,
	"fields" jsonb NOT NULL,
	"personal" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "change_id" uuid DEFAULT nullif(current_setting('portal.change', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "app" text DEFAULT nullif(current_setting('portal.app', true), '');--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "ip_address" text DEFAULT nullif(current_setting('portal.address', true), '');--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "user_agent" text DEFAULT nullif(current_setting('portal.device', true), '');--> statement-breakpoint
CREATE INDEX "audit_changes_of_change" ON "audit_changes" USING btree ("change_id","id");--> statement-breakpoint
CREATE INDEX "audit_changes_of_record" ON "audit_changes" USING btree ("entity_id","entity");--> statement-breakpoint
CREATE INDEX "audit_changes_personal" ON "audit_changes" USING btree ("owner") WHERE personal is not null;--> statement-breakpoint
CREATE INDEX "audit_changes_by_age" ON "audit_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_changes_containing" ON "audit_changes" USING gin (("fields"::text || coalesce("personal"::text, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_of_record" ON "audit_log" USING btree ("entity_id","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_log_by_age" ON "audit_log" USING btree ("at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_log_of_operation" ON "audit_log" USING btree ("operation","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_log_of_change" ON "audit_log" USING btree ("change_id") WHERE change_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_containing" ON "audit_log" USING gin (("details"::text) gin_trgm_ops);
--> statement-breakpoint
-- Notes what a logged-in person changed; `rule` names the columns (core/src/database-rules.ts). As the owner: the
-- application's role cannot write here itself.
CREATE FUNCTION portal_note_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  rule jsonb := tg_argv[0]::jsonb;
  before jsonb := CASE WHEN tg_op <> 'INSERT' THEN to_jsonb(old) END;
  after jsonb := CASE WHEN tg_op <> 'DELETE' THEN to_jsonb(new) END;
  whole jsonb := coalesce(after, before);
  person text := current_setting('portal.actor');
  owner_id text := regexp_replace(whole ->> (rule ->> 'owner'), '^user/', '');
  record_id text := whole ->> (rule ->> 'id');
  shown jsonb;
  personal jsonb;
BEGIN
  -- A row that is of no record yet is noted once it is.
  IF record_id IS NULL THEN RETURN NULL; END IF;
  IF before ->> (rule ->> 'id') IS DISTINCT FROM record_id AND tg_op = 'UPDATE' THEN before := NULL; END IF;
  IF rule ->> 'entity' = 'contact' THEN
    SELECT id INTO owner_id FROM users WHERE contact_id = whole ->> 'id';
  END IF;
  IF current_setting('portal.app', true) = 'resident' AND owner_id = person THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM jsonb_each(rule -> 'only') o WHERE NOT coalesce(o.value ? (whole ->> o.key), false)) THEN RETURN NULL; END IF;
  SELECT jsonb_object_agg(name, change) FILTER (WHERE NOT is_personal),
    jsonb_object_agg(name, change) FILTER (WHERE is_personal)
  INTO shown, personal
  FROM (
    SELECT f.value AS name, is_personal, jsonb_build_array(before -> f.key, after -> f.key) AS change,
      nullif(before -> f.key, 'null') IS DISTINCT FROM nullif(after -> f.key, 'null') AS is_changed
    FROM (SELECT *, false FROM jsonb_each_text(rule -> 'shown')
      UNION ALL SELECT *, true FROM jsonb_each_text(rule -> 'personal')) f (key, value, is_personal)
  ) fields WHERE is_changed;
  IF shown IS NULL AND personal IS NULL THEN RETURN NULL; END IF;
  INSERT INTO audit_changes (change_id, entity, entity_id, part, kind, owner, fields, personal)
  VALUES (current_setting('portal.change')::uuid, rule ->> 'entity', record_id,
    whole ->> (rule ->> 'part'), CASE WHEN before IS NULL THEN 'insert' ELSE lower(tg_op) END, owner_id, coalesce(shown, '{}'), personal);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- When a transaction ends: what was changed without an entry of its own gets one, so that no change is left unlisted.
CREATE FUNCTION portal_note_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM audit_log WHERE change_id = new.change_id) THEN RETURN NULL; END IF;
  INSERT INTO audit_log (id, at, actor, operation, entity, entity_id, details, request_id)
  VALUES (gen_random_uuid(), now(), current_setting('portal.actor'), current_setting('portal.operation'),
    new.entity, new.entity_id, '{}', current_setting('portal.request'));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER note_entry AFTER INSERT ON audit_changes DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION portal_note_entry();
--> statement-breakpoint
-- After an account was deleted: the log keeps that and when its records were changed, without the personal data.
CREATE FUNCTION portal_forget_in_audit(deleted_user uuid, deleted_contact text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = deleted_user AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'The account was not deleted';
  END IF;
  UPDATE audit_changes SET personal = '{}' WHERE owner = deleted_user::text AND personal IS NOT NULL;
  UPDATE audit_changes SET personal = '{}'
  WHERE entity = 'contact' AND entity_id = deleted_contact AND personal IS NOT NULL
    AND NOT EXISTS (SELECT FROM contacts WHERE id = deleted_contact);
  -- Of residents. Where staff worked from stays as long as their entries.
  UPDATE audit_log SET ip_address = NULL, user_agent = NULL
  WHERE actor = deleted_user::text AND app = 'resident' AND (ip_address IS NOT NULL OR user_agent IS NOT NULL);
END
$$;
--> statement-breakpoint
-- By the database's own clock, so that a caller cannot choose what is old. At most `most` rows of each table; the next call continues.
CREATE FUNCTION portal_sweep_audit(most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  entries bigint;
  changes bigint;
BEGIN
  DELETE FROM audit_log WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM audit_log WHERE at < now() - interval '7 years' LIMIT most));
  GET DIAGNOSTICS entries = ROW_COUNT;
  DELETE FROM audit_changes WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM audit_changes WHERE at < now() - interval '7 years' LIMIT most));
  GET DIAGNOSTICS changes = ROW_COUNT;
  RETURN entries + changes;
END
$$;
