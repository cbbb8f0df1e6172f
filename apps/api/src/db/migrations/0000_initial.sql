CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"residence_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"cell" integer NOT NULL,
	"description" text,
	"residence_type" text NOT NULL,
	"residence_flag" smallint DEFAULT 0 NOT NULL,
	"rooms" smallint DEFAULT 0 NOT NULL,
	"floor" smallint DEFAULT 0 NOT NULL,
	"amenities" smallint DEFAULT 0 NOT NULL,
	"size" integer NOT NULL,
	"rent" integer NOT NULL,
	"move_in_date" date,
	"move_out_date" date,
	"deposit" integer,
	"condition" text,
	"view" text,
	"wanted_industries" smallint DEFAULT 0 NOT NULL,
	"wanted_credit_ratings" smallint DEFAULT 0 NOT NULL,
	"wanted_operating_margins" smallint DEFAULT 0 NOT NULL,
	"wanted_employee_bands" smallint DEFAULT 0 NOT NULL,
	"criteria_are_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bearers" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"surround" boolean DEFAULT false NOT NULL,
	"user_id" uuid NOT NULL,
	"residence_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landlord_interests" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landlord_interests_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "needs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"cell" integer NOT NULL,
	"description" text,
	"residence_flags" smallint DEFAULT 0 NOT NULL,
	"rooms" smallint DEFAULT 0 NOT NULL,
	"floors" smallint DEFAULT 0 NOT NULL,
	"amenities" smallint DEFAULT 0 NOT NULL,
	"size_min" integer,
	"size_max" integer,
	"rent_min" integer,
	"rent_max" integer,
	"move_in_date" date,
	"move_out_date" date,
	"wants_no_deposit" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "residences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"house_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_interests" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_interests_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_landlord" boolean NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"description" text,
	"private_tenant" jsonb,
	"organization_tenant" jsonb,
	"industries" smallint DEFAULT 0 NOT NULL,
	"credit_rating" smallint DEFAULT 0 NOT NULL,
	"operating_margin" smallint DEFAULT 0 NOT NULL,
	"employee_band" smallint DEFAULT 0 NOT NULL,
	"works" boolean DEFAULT false NOT NULL,
	"work_details" text,
	"studies" boolean DEFAULT false NOT NULL,
	"study_details" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"children" integer,
	"gender" text,
	"birthday" date,
	"time_in_country" integer,
	"family_status" text,
	"current_address" text,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_residence_id_residences_id_fk" FOREIGN KEY ("residence_id") REFERENCES "public"."residences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bearers" ADD CONSTRAINT "bearers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_residence_id_residences_id_fk" FOREIGN KEY ("residence_id") REFERENCES "public"."residences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_interests" ADD CONSTRAINT "landlord_interests_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_interests" ADD CONSTRAINT "landlord_interests_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs" ADD CONSTRAINT "needs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "residences" ADD CONSTRAINT "residences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_interests" ADD CONSTRAINT "tenant_interests_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_interests" ADD CONSTRAINT "tenant_interests_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_property" ON "announcements" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "announcements_user" ON "announcements" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bearers_user" ON "bearers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bearers_expiry" ON "bearers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "favorites_announcement" ON "favorites" USING btree ("announcement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_residence" ON "files" USING btree ("residence_id");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "landlord_interests_announcement" ON "landlord_interests" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "login_failures_email" ON "login_failures" USING btree ("email_hash","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_address" ON "login_failures" USING btree ("address","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_time" ON "login_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "needs_user" ON "needs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "needs_active_cell" ON "needs" USING btree ("cell") WHERE "needs"."is_active";--> statement-breakpoint
CREATE INDEX "residences_user" ON "residences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tenant_interests_announcement" ON "tenant_interests" USING btree ("announcement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");