-- Lower case, without accents and apostrophes: "o''brien" and "Muñoz" are found as typed. Immutable, for
-- indexes: the dictionary is named, so no setting changes the result.
CREATE FUNCTION portal_search_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(typed, '[''’`´]', '', 'g'))), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE "permit_fee_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"rule" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "permit_fee_lines_once" UNIQUE("permit_id","position")
);
--> statement-breakpoint
CREATE TABLE "permit_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "permit_inspections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"code" text NOT NULL,
	"result" text NOT NULL,
	"day" date NOT NULL,
	"window" text NOT NULL,
	"inspector_id" uuid,
	"comment" text DEFAULT '' NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_kinds" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"sort_order" integer NOT NULL,
	"disciplines" jsonb NOT NULL,
	"inspections" jsonb NOT NULL,
	"valid_days" integer NOT NULL,
	"needs_contractor" boolean DEFAULT false NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"permit_id" uuid NOT NULL,
	"discipline" text NOT NULL,
	"round" integer NOT NULL,
	"result" text NOT NULL,
	"reviewer_id" uuid,
	"comment" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "permit_reviews_once" UNIQUE("permit_id","discipline","round"),
	CONSTRAINT "permit_reviews_done" CHECK (("permit_reviews"."result" = 'waiting') = ("permit_reviews"."done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "permits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"request_id" uuid,
	"state" text NOT NULL,
	"description" text NOT NULL,
	"conditions" text,
	"parcel_number" text,
	"street_number" integer NOT NULL,
	"street_name" text NOT NULL,
	"street_suffix" text NOT NULL,
	"unit" text,
	"zip" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"owner_name" text NOT NULL,
	"tenant_name" text DEFAULT '' NOT NULL,
	"tenant_number" text DEFAULT '' NOT NULL,
	"zone" text DEFAULT '' NOT NULL,
	"estimated_value_cents" bigint DEFAULT 0 NOT NULL,
	"square_feet" integer DEFAULT 0 NOT NULL,
	"contractor_name" text DEFAULT '' NOT NULL,
	"contractor_license" text DEFAULT '' NOT NULL,
	"applied_on" date NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"closed_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "permits_request" UNIQUE("request_id"),
	CONSTRAINT "permits_number" UNIQUE("year","number"),
	CONSTRAINT "permits_place_whole" CHECK (("permits"."latitude" is null) = ("permits"."longitude" is null)),
	CONSTRAINT "permits_value" CHECK ("permits"."estimated_value_cents" >= 0 and "permits"."square_feet" >= 0)
);
--> statement-breakpoint
ALTER TABLE "permit_fee_lines" ADD CONSTRAINT "permit_fee_lines_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_history" ADD CONSTRAINT "permit_history_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_history" ADD CONSTRAINT "permit_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD CONSTRAINT "permit_inspections_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_inspections" ADD CONSTRAINT "permit_inspections_inspector_id_users_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_reviews" ADD CONSTRAINT "permit_reviews_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_reviews" ADD CONSTRAINT "permit_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permits" ADD CONSTRAINT "permits_kind_permit_kinds_code_fk" FOREIGN KEY ("kind") REFERENCES "public"."permit_kinds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permits" ADD CONSTRAINT "permits_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permit_history_of_permit" ON "permit_history" USING btree ("permit_id","at","id");--> statement-breakpoint
CREATE INDEX "permit_inspections_of_permit" ON "permit_inspections" USING btree ("permit_id","day","id");--> statement-breakpoint
CREATE INDEX "permit_inspections_of_day" ON "permit_inspections" USING btree ("day","inspector_id") WHERE result = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "permit_inspections_booked" ON "permit_inspections" USING btree ("permit_id","code") WHERE result = 'booked';--> statement-breakpoint
CREATE INDEX "permit_reviews_waiting" ON "permit_reviews" USING btree ("discipline","started_at") WHERE result = 'waiting';--> statement-breakpoint
CREATE INDEX "permits_newest" ON "permits" USING btree ("year" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "permits_by_street" ON "permits" USING btree ((portal_search_key(street_name) collate "C"),"street_number","year" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "permits_by_street_number" ON "permits" USING btree ("street_number","year" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "permits_by_name" ON "permits" USING gin (to_tsvector('simple', portal_search_key(owner_name)));--> statement-breakpoint
CREATE INDEX "permits_by_parcel" ON "permits" USING btree ("parcel_number","year" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "permits_by_license" ON "permits" USING btree ("contractor_license","year" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE contractor_license <> '';--> statement-breakpoint
CREATE INDEX "permits_by_state" ON "permits" USING btree ("state","year" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "permits_by_place" ON "permits" USING btree ("latitude","longitude");--> statement-breakpoint
-- What every city permits; each changes it as it wants.
INSERT INTO "permit_kinds" ("code", "name", "name_es", "sort_order", "disciplines", "inspections", "valid_days", "needs_contractor") VALUES
  ('roof', 'Roof', 'Techo', 1, '["building"]', '[{"code": "shield", "name": "Ice and water shield", "nameEs": "Protección contra hielo y agua", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, true),
  ('fence', 'Fence', 'Cerca', 2, '["zoning"]', '[{"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('shed', 'Shed or detached building', 'Cobertizo o edificio separado', 3, '["zoning", "building"]', '[{"code": "footing", "name": "Footing", "nameEs": "Cimientos", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('deck', 'Deck', 'Terraza', 4, '["zoning", "building"]', '[{"code": "footing", "name": "Footing", "nameEs": "Cimientos", "isFinal": false}, {"code": "framing", "name": "Framing", "nameEs": "Estructura", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('patio', 'Patio', 'Patio', 5, '["zoning"]', '[{"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('pool', 'Pool', 'Piscina', 6, '["zoning", "building", "electrical"]', '[{"code": "footing", "name": "Footing", "nameEs": "Cimientos", "isFinal": false}, {"code": "electrical", "name": "Electrical", "nameEs": "Instalación eléctrica", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('hot_tub', 'Hot tub', 'Jacuzzi', 7, '["zoning", "electrical"]', '[{"code": "electrical", "name": "Electrical", "nameEs": "Instalación eléctrica", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('driveway', 'Driveway', 'Entrada para autos', 8, '["zoning", "engineering"]', '[{"code": "base", "name": "Base", "nameEs": "Base", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('sidewalk', 'Private sidewalk', 'Acera privada', 9, '["engineering"]', '[{"code": "base", "name": "Base", "nameEs": "Base", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('window', 'Window', 'Ventana', 10, '["building"]', '[{"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false),
  ('siding', 'Siding', 'Revestimiento exterior', 11, '["building"]', '[{"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, true),
  ('furnace', 'Furnace', 'Calefacción', 12, '["mechanical"]', '[{"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, true),
  ('water_heater', 'Water heater', 'Calentador de agua', 13, '["plumbing"]', '[{"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, true),
  ('hvac', 'Heating and cooling', 'Calefacción y aire acondicionado', 14, '["mechanical"]', '[{"code": "rough", "name": "Rough-in", "nameEs": "Instalación sin cubrir", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, true),
  ('electrical', 'Electrical work', 'Trabajo eléctrico', 15, '["electrical"]', '[{"code": "rough", "name": "Rough-in", "nameEs": "Instalación sin cubrir", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, true),
  ('plumbing', 'Plumbing', 'Plomería', 16, '["plumbing"]', '[{"code": "rough", "name": "Rough-in", "nameEs": "Instalación sin cubrir", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, true),
  ('remodel', 'Remodeling', 'Remodelación', 17, '["building", "electrical", "plumbing"]', '[{"code": "framing", "name": "Framing", "nameEs": "Estructura", "isFinal": false}, {"code": "electrical", "name": "Electrical", "nameEs": "Instalación eléctrica", "isFinal": false}, {"code": "plumbing", "name": "Plumbing", "nameEs": "Plomería", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, true),
  ('new_home', 'New home', 'Casa nueva', 18, '["zoning", "building", "electrical", "plumbing", "mechanical", "engineering"]', '[{"code": "footing", "name": "Footing", "nameEs": "Cimientos", "isFinal": false}, {"code": "framing", "name": "Framing", "nameEs": "Estructura", "isFinal": false}, {"code": "electrical", "name": "Electrical", "nameEs": "Instalación eléctrica", "isFinal": false}, {"code": "plumbing", "name": "Plumbing", "nameEs": "Plomería", "isFinal": false}, {"code": "mechanical", "name": "Heating and cooling", "nameEs": "Calefacción y aire acondicionado", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 365, true),
  ('new_commercial', 'New commercial or industrial building', 'Edificio comercial o industrial nuevo', 19, '["zoning", "building", "electrical", "plumbing", "mechanical", "fire", "engineering"]', '[{"code": "footing", "name": "Footing", "nameEs": "Cimientos", "isFinal": false}, {"code": "framing", "name": "Framing", "nameEs": "Estructura", "isFinal": false}, {"code": "electrical", "name": "Electrical", "nameEs": "Instalación eléctrica", "isFinal": false}, {"code": "plumbing", "name": "Plumbing", "nameEs": "Plomería", "isFinal": false}, {"code": "mechanical", "name": "Heating and cooling", "nameEs": "Calefacción y aire acondicionado", "isFinal": false}, {"code": "fire", "name": "Fire protection", "nameEs": "Protección contra incendios", "isFinal": false}, {"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 365, true),
  ('other', 'Other work', 'Otra obra', 20, '["building"]', '[{"code": "final", "name": "Final", "nameEs": "Final", "isFinal": true}]', 180, false);
