CREATE TABLE "public_versions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "public_versions_one_row" CHECK ("public_versions"."is_only")
);
