CREATE TABLE "board_offices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"office" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	CONSTRAINT "board_offices_days" CHECK ("board_offices"."to_day" >= "board_offices"."from_day")
);
--> statement-breakpoint
CREATE TABLE "board_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"name_es" text,
	"appointer" text,
	"appointer_es" text,
	"requirements" text,
	"requirements_es" text,
	"is_voting" boolean DEFAULT true NOT NULL,
	"is_alternate" boolean DEFAULT false NOT NULL,
	"takes_applications" boolean DEFAULT true NOT NULL,
	"term_years" integer,
	"ended_on" date,
	CONSTRAINT "board_seats_position" UNIQUE("board_id","position"),
	CONSTRAINT "board_seats_term" CHECK ("board_seats"."term_years" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "board_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seat_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"from_day" date,
	"to_day" date,
	"carried_percentage" integer,
	CONSTRAINT "board_terms_days" CHECK ("board_terms"."to_day" >= "board_terms"."from_day"),
	CONSTRAINT "board_terms_carried" CHECK ("board_terms"."carried_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "board_attendance" (
	"meeting_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "board_attendance_meeting_id_member_id_pk" PRIMARY KEY("meeting_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "board_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"meeting_id" uuid,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"label_es" text,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "board_files_owner" CHECK (("board_files"."meeting_id" is null) = ("board_files"."kind" = 'resource'))
);
--> statement-breakpoint
CREATE TABLE "board_meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" text,
	"title" text,
	"title_es" text,
	"location" text,
	"video_url" text,
	"cancelled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"noticed_version" integer DEFAULT 0 NOT NULL,
	"source_key" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "board_meetings_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "board_meetings_time" CHECK ("board_meetings"."starts_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "board_members" DROP CONSTRAINT "board_members_board_id_boards_id_fk";
--> statement-breakpoint
DROP INDEX "board_members_of_board";--> statement-breakpoint
ALTER TABLE "board_members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "board_members" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "board_members" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "board_members" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "term_length_es" text;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "term_limit_es" text;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "meeting_day_es" text;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "powers" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "powers_es" jsonb;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "board_offices" ADD CONSTRAINT "board_offices_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_offices" ADD CONSTRAINT "board_offices_member_id_board_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."board_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_seats" ADD CONSTRAINT "board_seats_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_terms" ADD CONSTRAINT "board_terms_seat_id_board_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."board_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_terms" ADD CONSTRAINT "board_terms_member_id_board_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."board_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_attendance" ADD CONSTRAINT "board_attendance_meeting_id_board_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."board_meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_attendance" ADD CONSTRAINT "board_attendance_member_id_board_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."board_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_files" ADD CONSTRAINT "board_files_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_files" ADD CONSTRAINT "board_files_meeting_id_board_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."board_meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_meetings" ADD CONSTRAINT "board_meetings_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_offices_of_board" ON "board_offices" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "board_offices_of_member" ON "board_offices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "board_terms_of_seat" ON "board_terms" USING btree ("seat_id","to_day");--> statement-breakpoint
CREATE INDEX "board_terms_of_member" ON "board_terms" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "board_attendance_of_member" ON "board_attendance" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "board_files_of_board" ON "board_files" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "board_files_of_meeting" ON "board_files" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "board_meetings_of_board" ON "board_meetings" USING btree ("board_id","day");--> statement-breakpoint
CREATE INDEX "board_members_of_user" ON "board_members" USING btree ("user_id");--> statement-breakpoint
-- What the boards have is carried over. Powers were one text with a dollar sign between items; one before
-- a digit is an amount of money.
UPDATE "boards" SET
  "powers" = coalesce((SELECT jsonb_agg(btrim("item") ORDER BY "n")
    FROM regexp_split_to_table("powers_and_duties", '\$(?![0-9])') WITH ORDINALITY AS "split"("item", "n")
    WHERE btrim("item") <> ''), '[]'),
  "powers_es" = (SELECT jsonb_agg(btrim("item") ORDER BY "n")
    FROM regexp_split_to_table("powers_and_duties_es", '\$(?![0-9])') WITH ORDINALITY AS "split"("item", "n")
    WHERE btrim("item") <> '');--> statement-breakpoint
-- Seats of members first. Of the empty ones as many take applications as the board had vacancies.
INSERT INTO "board_seats" ("id", "board_id", "position", "takes_applications")
SELECT gen_random_uuid(), "b"."id", "n", "n" <= "m"."members" + "b"."vacancies"
FROM "boards" "b"
CROSS JOIN LATERAL (SELECT count(*) AS "members" FROM "board_members" WHERE "board_id" = "b"."id") "m"
CROSS JOIN LATERAL generate_series(1, greatest("b"."size", "m"."members")) AS "n";--> statement-breakpoint
INSERT INTO "board_terms" ("id", "seat_id", "member_id", "carried_percentage")
SELECT gen_random_uuid(), "s"."id", "m"."id", CASE WHEN "m"."attendance_percentage" BETWEEN 0 AND 100 THEN "m"."attendance_percentage" END
FROM (SELECT *, row_number() OVER (PARTITION BY "board_id" ORDER BY "full_name", "id") AS "n" FROM "board_members") "m"
JOIN "board_seats" "s" ON "s"."board_id" = "m"."board_id" AND "s"."position" = "m"."n";--> statement-breakpoint
ALTER TABLE "board_terms" ADD CONSTRAINT "board_terms_no_overlap" EXCLUDE USING gist ("seat_id" WITH =, daterange("from_day", "to_day", '[]') WITH &&);--> statement-breakpoint
ALTER TABLE "board_offices" ADD CONSTRAINT "board_offices_no_overlap" EXCLUDE USING gist ("board_id" WITH =, "office" WITH =, daterange("from_day", "to_day", '[]') WITH &&);--> statement-breakpoint
ALTER TABLE "board_members" DROP COLUMN "board_id";--> statement-breakpoint
ALTER TABLE "board_members" DROP COLUMN "attendance_percentage";--> statement-breakpoint
ALTER TABLE "boards" DROP COLUMN "vacancies";--> statement-breakpoint
ALTER TABLE "boards" DROP COLUMN "size";--> statement-breakpoint
ALTER TABLE "boards" DROP COLUMN "powers_and_duties";--> statement-breakpoint
ALTER TABLE "boards" DROP COLUMN "powers_and_duties_es";--> statement-breakpoint
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_sourceKey_unique" UNIQUE("source_key");--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_sourceKey_unique" UNIQUE("source_key");--> statement-breakpoint
CREATE TABLE "board_application_choices" (
	"application_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"board_id" uuid NOT NULL,
	"shortlisted_at" timestamp (3) with time zone,
	CONSTRAINT "board_application_choices_application_id_rank_pk" PRIMARY KEY("application_id","rank"),
	CONSTRAINT "board_application_choices_once" UNIQUE("application_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "board_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"valid_until" date NOT NULL,
	"term_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "board_applications_request" UNIQUE("request_id"),
	CONSTRAINT "board_applications_term" UNIQUE("term_id")
);
--> statement-breakpoint
ALTER TABLE "board_application_choices" ADD CONSTRAINT "board_application_choices_application_id_board_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."board_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_application_choices" ADD CONSTRAINT "board_application_choices_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_applications" ADD CONSTRAINT "board_applications_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_applications" ADD CONSTRAINT "board_applications_term_id_board_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."board_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_application_choices_of_board" ON "board_application_choices" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "board_applications_valid" ON "board_applications" USING btree ("valid_until") WHERE term_id is null;--> statement-breakpoint
-- The form to serve on a board, for every city.
UPDATE "form_definitions" SET "is_current" = false WHERE "process_id" = '149';--> statement-breakpoint
INSERT INTO "form_definitions" ("process_id", "version", "name", "name_es", "definition", "is_current", "created_at")
SELECT '149', coalesce(max("version"), 0) + 1, 'Serve on a Board', 'Participar en una junta', '{"pages":[{"title":{"en":"The boards","es":"Las juntas"},"fields":[{"kind":"words","name":"validity","label":{"en":"Boards with open seats are listed. Your application counts for each board that you choose, and the city can appoint you from it for one year.","es":"Se muestran las juntas con lugares libres. Su postulación cuenta para cada junta que elija, y la ciudad puede designarle a partir de ella durante un año."}},{"kind":"choice","name":"firstBoard","label":{"en":"First choice","es":"Primera opción"},"choices":[],"from":"boards","isRequired":true,"isSubject":true,"missing":{"en":"Choose the board that you want most.","es":"Elija la junta que más le interesa."}},{"kind":"choice","name":"secondBoard","label":{"en":"Second choice","es":"Segunda opción"},"choices":[],"from":"boards"},{"kind":"choice","name":"thirdBoard","label":{"en":"Third choice","es":"Tercera opción"},"choices":[],"from":"boards"}]},{"title":{"en":"About you","es":"Sobre usted"},"fields":[{"kind":"yes-no","name":"livesHere","isRequired":true,"label":{"en":"Do you live in the city?","es":"¿Vive en la ciudad?"},"missing":{"en":"Say whether you live in the city.","es":"Indique si vive en la ciudad."},"hint":{"en":"Some seats are only for people who live here.","es":"Algunos lugares son solo para residentes."}},{"kind":"number","name":"years","label":{"en":"For how many years?","es":"¿Desde hace cuántos años?"},"max":120,"when":{"field":"livesHere","is":["yes"]}},{"kind":"paragraph","name":"reason","isRequired":true,"label":{"en":"Why do you want to serve?","es":"¿Por qué quiere participar?"},"missing":{"en":"Tell us in a few sentences why.","es":"Cuéntenos por qué en unas frases."}},{"kind":"paragraph","name":"experience","label":{"en":"Work, studies or experience that help","es":"Trabajo, estudios o experiencia que ayudan"}},{"kind":"files","name":"resume","most":2,"label":{"en":"Résumé, if you have one","es":"Currículum, si lo tiene"}}]},{"title":{"en":"How we reach you","es":"Cómo comunicarnos con usted"},"fields":[{"kind":"text","name":"contactName","isRequired":true,"label":{"en":"Your name","es":"Su nombre"},"missing":{"en":"Enter your name.","es":"Escriba su nombre."},"maxLength":100},{"kind":"address","name":"address","isRequired":true,"label":{"en":"Home address","es":"Dirección de su casa"},"missing":{"en":"Enter your address.","es":"Escriba su dirección."}},{"kind":"email","name":"contactEmail","isRequired":true,"label":{"en":"Email","es":"Correo electrónico"},"missing":{"en":"Enter your email address.","es":"Escriba su correo electrónico."},"hint":{"en":"We write there when something changes.","es":"Le escribimos ahí cuando algo cambia."}},{"kind":"phone","name":"contactPhone","label":{"en":"Phone","es":"Teléfono"}}]}],"fees":[],"isChecked":true,"thanks":{"en":"The city clerk reads every application. If you are chosen, we write to you, and your name appears on the board’s page.","es":"La secretaría municipal lee todas las postulaciones. Si le eligen, le escribimos y su nombre aparece en la página de la junta."}}', true, now()
FROM "form_definitions" WHERE "process_id" = '149';
