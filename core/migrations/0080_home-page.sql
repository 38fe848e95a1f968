CREATE TABLE "home_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
INSERT INTO "home_pages" ("id", "name", "name_es") VALUES ('00000000-0000-7000-8000-000000000001', 'Home page', 'Página de inicio');
