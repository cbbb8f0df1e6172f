-- Place search tolerates typing errors by comparing trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A place's street or area is everything before its house number.
CREATE FUNCTION "registered_street"("search_text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(rtrim(substring($1 FROM '^[^0-9]*')), ''), $1)
$$;
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
	"shares_contacts" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"interest_mails" text DEFAULT 'immediate' NOT NULL,
	"unsubscribed" boolean DEFAULT false NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bearers" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"confirmed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_operation_key_pk" PRIMARY KEY("scope","operation","key")
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_addresses_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "temporary_passwords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"surround" boolean DEFAULT false NOT NULL,
	"user_id" uuid NOT NULL,
	"residence_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"house_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_views" (
	"announcement_id" uuid NOT NULL,
	"day" date NOT NULL,
	"counter_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "announcement_views_announcement_id_day_counter_id_pk" PRIMARY KEY("announcement_id","day","counter_id")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "interest_notices" (
	"reader_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"mail_id" uuid,
	"seen_at" timestamp with time zone,
	CONSTRAINT "interest_notices_reader_id_tenant_id_announcement_id_pk" PRIMARY KEY("reader_id","tenant_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "landlord_interests" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landlord_interests_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "mutual_notices" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutual_notices_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_interests" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_interests_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"is_optional" boolean DEFAULT false NOT NULL,
	"alerted_user_id" uuid,
	"interest_reader_id" uuid,
	"unsubscribe_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "subscriptions_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "alert_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alert_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_matches" (
	"alert_id" uuid NOT NULL,
	"need_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"mail_id" uuid,
	"is_named" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alert_matches_alert_id_need_id_announcement_id_pk" PRIMARY KEY("alert_id","need_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"need_id" uuid,
	"announcement_id" uuid,
	"user_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"threshold" smallint NOT NULL,
	"last_mail_at" timestamp with time zone,
	"next_mail_at" timestamp with time zone,
	CONSTRAINT "alerts_subject" CHECK ("alerts"."id" = coalesce("alerts"."need_id", "alerts"."announcement_id")
        and num_nonnulls("alerts"."need_id", "alerts"."announcement_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "known_matches" (
	"alert_id" uuid PRIMARY KEY NOT NULL,
	"other_ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_places" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"search_text" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_streets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registered_streets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "registered_streets_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target_id" uuid NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Unlogged by hand: drizzle-kit has no option for it.
CREATE UNLOGGED TABLE "rate_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timelines" (
	"system" text NOT NULL,
	"timeline" text NOT NULL,
	CONSTRAINT "timelines_system_timeline_pk" PRIMARY KEY("system","timeline")
);
--> statement-breakpoint
CREATE TABLE "change_readers" (
	"name" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_lasting" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cell" integer
);
--> statement-breakpoint
ALTER TABLE "bearers" ADD CONSTRAINT "bearers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_passwords" ADD CONSTRAINT "temporary_passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_residence_id_residences_id_fk" FOREIGN KEY ("residence_id") REFERENCES "public"."residences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_residence_id_residences_id_fk" FOREIGN KEY ("residence_id") REFERENCES "public"."residences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs" ADD CONSTRAINT "needs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "residences" ADD CONSTRAINT "residences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_views" ADD CONSTRAINT "announcement_views_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_notices" ADD CONSTRAINT "interest_notices_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_notices" ADD CONSTRAINT "interest_notices_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_notices" ADD CONSTRAINT "interest_notices_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_interests" ADD CONSTRAINT "landlord_interests_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_interests" ADD CONSTRAINT "landlord_interests_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutual_notices" ADD CONSTRAINT "mutual_notices_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutual_notices" ADD CONSTRAINT "mutual_notices_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_interests" ADD CONSTRAINT "tenant_interests_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_interests" ADD CONSTRAINT "tenant_interests_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_codes" ADD CONSTRAINT "alert_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_matches" ADD CONSTRAINT "known_matches_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bearers_user" ON "bearers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bearers_expiry" ON "bearers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_failures_email" ON "login_failures" USING btree ("email_hash","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_address" ON "login_failures" USING btree ("address","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_time" ON "login_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "temporary_passwords_user" ON "temporary_passwords" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "verifications_user" ON "verifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_property" ON "announcements" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "announcements_user" ON "announcements" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_residence" ON "announcements" USING btree ("residence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_residence" ON "files" USING btree ("residence_id");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "needs_user" ON "needs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "needs_active_cell" ON "needs" USING btree ("cell") WHERE "needs"."is_active";--> statement-breakpoint
CREATE INDEX "residences_user" ON "residences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcement_views_day" ON "announcement_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "favorites_announcement" ON "favorites" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "interest_notices_tenant" ON "interest_notices" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "interest_notices_announcement" ON "interest_notices" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "interest_notices_mail" ON "interest_notices" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "interest_notices_due" ON "interest_notices" USING btree ("due_at") WHERE "interest_notices"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "landlord_interests_announcement" ON "landlord_interests" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "mutual_notices_announcement" ON "mutual_notices" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "tenant_interests_announcement" ON "tenant_interests" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "alert_codes_user" ON "alert_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_codes_time" ON "alert_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_matches_need" ON "alert_matches" USING btree ("need_id");--> statement-breakpoint
CREATE INDEX "alert_matches_announcement" ON "alert_matches" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "alert_matches_mail" ON "alert_matches" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "alert_matches_waiting" ON "alert_matches" USING btree ("alert_id") WHERE "alert_matches"."told_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_need" ON "alerts" USING btree ("need_id");--> statement-breakpoint
CREATE INDEX "alerts_announcement" ON "alerts" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "alerts_user" ON "alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("next_mail_at");--> statement-breakpoint
CREATE INDEX "registered_places_prefix" ON "registered_places" USING btree ("search_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "registered_places_street" ON "registered_places" USING btree (registered_street("search_text"),"latitude");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_admin" ON "audit_log" USING btree ("admin_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rate_counts_end" ON "rate_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "match_changes_xid" ON "match_changes" USING btree ("xid");
--> statement-breakpoint
-- The rest is written by hand: drizzle-kit generates no covering indexes, functions or triggers.

-- Covers every column a match score reads, so that candidates are scored by an index-only scan.
CREATE INDEX "announcements_public_cell" ON "announcements" USING btree ("cell") INCLUDE (
  "id", "latitude", "longitude", "residence_flag", "rent", "size", "rooms", "floor", "move_in_date",
  "move_out_date", "deposit", "amenities", "wanted_industries", "wanted_credit_ratings",
  "wanted_operating_margins", "wanted_employee_bands"
) WHERE "is_active";
--> statement-breakpoint
CREATE FUNCTION "register_streets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "written" WHERE NOT EXISTS (
      SELECT FROM "registered_streets" WHERE "name" = registered_street("search_text")
    )
  ) THEN
    -- One transaction at a time, so that whoever has read an id never finds a smaller one later.
    LOCK TABLE "registered_streets" IN SHARE ROW EXCLUSIVE MODE;
    INSERT INTO "registered_streets" ("name")
    SELECT DISTINCT registered_street("search_text") FROM "written" ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "registered_places_inserted" AFTER INSERT ON "registered_places"
REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "register_streets"();
--> statement-breakpoint
CREATE TRIGGER "registered_places_updated" AFTER UPDATE ON "registered_places"
REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "register_streets"();
--> statement-breakpoint
-- Records each change that affects matches, in the transaction of the change (docs/adr/0021).
CREATE FUNCTION "note_premises_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "match_changes" ("kind", "id", "user_id", "cell")
  VALUES (TG_ARGV[0], coalesce(NEW."id", OLD."id"), coalesce(NEW."user_id", OLD."user_id"), OLD."cell");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_user_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "match_changes" ("kind", "id", "user_id") VALUES ('user', NEW."id", NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announcements_changed" AFTER INSERT OR UPDATE OR DELETE ON "announcements"
FOR EACH ROW EXECUTE FUNCTION "note_premises_change"('announcement');
--> statement-breakpoint
CREATE TRIGGER "needs_changed" AFTER INSERT OR UPDATE OR DELETE ON "needs"
FOR EACH ROW EXECUTE FUNCTION "note_premises_change"('need');
--> statement-breakpoint
CREATE TRIGGER "users_changed" AFTER UPDATE ON "users"
FOR EACH ROW EXECUTE FUNCTION "note_user_change"();
--> statement-breakpoint
-- Records what alerts have to check again, in the transaction of the change (docs/adr/0020).
CREATE FUNCTION "note_announcement_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_changes" ("subject_id") VALUES (NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announcements_inserted_for_alerts" AFTER INSERT ON "announcements"
FOR EACH ROW WHEN (NEW."is_active") EXECUTE FUNCTION "note_announcement_change"();
--> statement-breakpoint
CREATE TRIGGER "announcements_updated_for_alerts" AFTER UPDATE ON "announcements"
FOR EACH ROW WHEN (NEW."is_active" AND (
  OLD."is_active", OLD."latitude", OLD."longitude", OLD."residence_flag", OLD."rooms", OLD."floor", OLD."amenities",
  OLD."size", OLD."rent", OLD."move_in_date", OLD."move_out_date", OLD."deposit"
) IS DISTINCT FROM (
  NEW."is_active", NEW."latitude", NEW."longitude", NEW."residence_flag", NEW."rooms", NEW."floor", NEW."amenities",
  NEW."size", NEW."rent", NEW."move_in_date", NEW."move_out_date", NEW."deposit"
)) EXECUTE FUNCTION "note_announcement_change"();
--> statement-breakpoint
-- Landlords find a tenant by the first active need: if that one goes, another takes its place.
CREATE FUNCTION "note_need_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_changes" ("subject_id")
  SELECT "id" FROM "needs" WHERE "user_id" = coalesce(NEW."user_id", OLD."user_id") AND "is_active";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "needs_inserted_or_deleted_for_alerts" AFTER INSERT OR DELETE ON "needs"
FOR EACH ROW EXECUTE FUNCTION "note_need_change"();
--> statement-breakpoint
CREATE TRIGGER "needs_updated_for_alerts" AFTER UPDATE ON "needs"
FOR EACH ROW WHEN ((
  OLD."is_active", OLD."latitude", OLD."longitude", OLD."residence_flags", OLD."rooms", OLD."floors", OLD."amenities",
  OLD."size_min", OLD."size_max", OLD."rent_min", OLD."rent_max", OLD."move_in_date", OLD."wants_no_deposit"
) IS DISTINCT FROM (
  NEW."is_active", NEW."latitude", NEW."longitude", NEW."residence_flags", NEW."rooms", NEW."floors", NEW."amenities",
  NEW."size_min", NEW."size_max", NEW."rent_min", NEW."rent_max", NEW."move_in_date", NEW."wants_no_deposit"
)) EXECUTE FUNCTION "note_need_change"();
--> statement-breakpoint
-- Tenants are found once they have verified their account.
CREATE FUNCTION "note_verification"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_changes" ("subject_id") SELECT "id" FROM "needs" WHERE "user_id" = NEW."id" AND "is_active";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_verified_for_alerts" AFTER UPDATE OF "verified_at" ON "users"
FOR EACH ROW WHEN (OLD."verified_at" IS NULL AND NEW."verified_at" IS NOT NULL) EXECUTE FUNCTION "note_verification"();
