CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "slowdowns" (
	"hour" timestamp (3) with time zone NOT NULL,
	"app" text NOT NULL,
	"weight" text NOT NULL,
	"caller_kind" text NOT NULL,
	"caller" text NOT NULL,
	"network" text,
	"refusals" integer NOT NULL,
	CONSTRAINT "slowdowns_hour_app_weight_caller_kind_caller_pk" PRIMARY KEY("hour","app","weight","caller_kind","caller")
);
--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "keeper" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("last_sign_in_at");--> statement-breakpoint
CREATE INDEX "slowdowns_age" ON "slowdowns" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "request_files_of_keeper" ON "request_files" USING btree ("keeper","created_at") WHERE keeper is not null;