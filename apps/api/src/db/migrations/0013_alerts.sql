CREATE TABLE "alert_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_matches" (
	"alert_id" uuid NOT NULL,
	"need_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "alert_matches_alert_id_need_id_announcement_id_pk" PRIMARY KEY("alert_id","need_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"need_id" uuid,
	"announcement_id" uuid,
	"frequency" text NOT NULL,
	"threshold" smallint NOT NULL,
	"last_mail_at" timestamp with time zone,
	"next_mail_at" timestamp with time zone,
	CONSTRAINT "alerts_subject" CHECK ("alerts"."id" = coalesce("alerts"."need_id", "alerts"."announcement_id")
        and num_nonnulls("alerts"."need_id", "alerts"."announcement_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "alert_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "alert_codes" ADD CONSTRAINT "alert_codes_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_codes_alert" ON "alert_codes" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_codes_time" ON "alert_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_matches_need" ON "alert_matches" USING btree ("need_id");--> statement-breakpoint
CREATE INDEX "alert_matches_announcement" ON "alert_matches" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "alert_matches_waiting" ON "alert_matches" USING btree ("alert_id") WHERE "alert_matches"."told_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_need" ON "alerts" USING btree ("need_id");--> statement-breakpoint
CREATE INDEX "alerts_announcement" ON "alerts" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("next_mail_at");
--> statement-breakpoint
-- What a change may make a match of is looked at again. Written with the change, so that none is missed, whoever makes it.
CREATE FUNCTION "note_announcement_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_changes" ("subject_id") VALUES (NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announcements_inserted_for_alerts" AFTER INSERT ON "announcements"
FOR EACH ROW WHEN (NEW."is_active") EXECUTE FUNCTION "note_announcement_change"();--> statement-breakpoint
CREATE TRIGGER "announcements_updated_for_alerts" AFTER UPDATE ON "announcements"
FOR EACH ROW WHEN (NEW."is_active" AND (
  OLD."is_active", OLD."latitude", OLD."longitude", OLD."residence_flag", OLD."rooms", OLD."floor", OLD."amenities",
  OLD."size", OLD."rent", OLD."move_in_date", OLD."move_out_date", OLD."deposit"
) IS DISTINCT FROM (
  NEW."is_active", NEW."latitude", NEW."longitude", NEW."residence_flag", NEW."rooms", NEW."floor", NEW."amenities",
  NEW."size", NEW."rent", NEW."move_in_date", NEW."move_out_date", NEW."deposit"
)) EXECUTE FUNCTION "note_announcement_change"();--> statement-breakpoint
-- Landlords find a tenant by the first need that is active: where one goes, another may be the first.
CREATE FUNCTION "note_need_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_changes" ("subject_id")
  SELECT "id" FROM "needs" WHERE "user_id" = coalesce(NEW."user_id", OLD."user_id") AND "is_active";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "needs_inserted_or_deleted_for_alerts" AFTER INSERT OR DELETE ON "needs"
FOR EACH ROW EXECUTE FUNCTION "note_need_change"();--> statement-breakpoint
CREATE TRIGGER "needs_updated_for_alerts" AFTER UPDATE ON "needs"
FOR EACH ROW WHEN ((
  OLD."is_active", OLD."latitude", OLD."longitude", OLD."residence_flags", OLD."rooms", OLD."floors", OLD."amenities",
  OLD."size_min", OLD."size_max", OLD."rent_min", OLD."rent_max", OLD."move_in_date", OLD."wants_no_deposit"
) IS DISTINCT FROM (
  NEW."is_active", NEW."latitude", NEW."longitude", NEW."residence_flags", NEW."rooms", NEW."floors", NEW."amenities",
  NEW."size_min", NEW."size_max", NEW."rent_min", NEW."rent_max", NEW."move_in_date", NEW."wants_no_deposit"
)) EXECUTE FUNCTION "note_need_change"();--> statement-breakpoint
-- Nobody finds a tenant who has not verified the account.
CREATE FUNCTION "note_verification"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_changes" ("subject_id") SELECT "id" FROM "needs" WHERE "user_id" = NEW."id" AND "is_active";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_verified_for_alerts" AFTER UPDATE OF "verified_at" ON "users"
FOR EACH ROW WHEN (OLD."verified_at" IS NULL AND NEW."verified_at" IS NOT NULL) EXECUTE FUNCTION "note_verification"();
