UPDATE "services" SET "payment_code" = CASE WHEN upper(trim("payment_code")) IN ('MISC', 'BUILDING', 'UTILITY', 'PERMIT') THEN upper(trim("payment_code")) END
WHERE "payment_code" NOT IN ('MISC', 'BUILDING', 'UTILITY', 'PERMIT');--> statement-breakpoint
UPDATE "requests" r SET "payment_code" = coalesce(
  (SELECT s."payment_code" FROM "services" s WHERE s."id" = r."service_id"),
  CASE r."record_type" WHEN 'Case' THEN 'MISC' WHEN 'LPI_Application__c' THEN 'BUILDING' ELSE 'PERMIT' END)
WHERE r."payment_code" NOT IN ('MISC', 'BUILDING', 'UTILITY', 'PERMIT');--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_payment_code" CHECK ("requests"."payment_code" in ('MISC', 'BUILDING', 'UTILITY', 'PERMIT'));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_payment_code" CHECK ("services"."payment_code" in ('MISC', 'BUILDING', 'UTILITY', 'PERMIT'));