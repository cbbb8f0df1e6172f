CREATE TABLE "change_notices" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"known" jsonb NOT NULL,
	"mailed" jsonb,
	"mail_id" uuid,
	"is_changed" boolean DEFAULT true NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "change_notices_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "change_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "change_reader_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_codes" ADD COLUMN "is_of_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "change_notices" ADD CONSTRAINT "change_notices_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_notices" ADD CONSTRAINT "change_notices_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_notices" ADD CONSTRAINT "change_notices_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_notices_announcement" ON "change_notices" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "change_notices_mail" ON "change_notices" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "change_notices_changed" ON "change_notices" USING btree ("is_changed") WHERE "change_notices"."is_changed";--> statement-breakpoint
CREATE INDEX "change_notices_due" ON "change_notices" USING btree ("due_at") WHERE "change_notices"."due_at" is not null;--> statement-breakpoint
-- Whoever has saved an announcement, or is interested in it, knows it as it was before its first change.
CREATE FUNCTION "note_saved_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change_notices" ("tenant_id", "announcement_id", "known")
  SELECT "users"."id", OLD."id",
    jsonb_build_object('rent', OLD."rent", 'moveInDate', OLD."move_in_date", 'isPublic', OLD."is_active")
  FROM "users" WHERE "users"."id" IN (
    SELECT "tenant_id" FROM "favorites" WHERE "announcement_id" = OLD."id"
    UNION
    SELECT "tenant_id" FROM "tenant_interests" WHERE "announcement_id" = OLD."id"
  )
  ORDER BY "users"."id"
  -- Waits for a tenant who is being deleted, who is none of them afterwards.
  FOR KEY SHARE
  ON CONFLICT ("tenant_id", "announcement_id") DO UPDATE SET "is_changed" = true;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announcements_updated_for_savers" AFTER UPDATE ON "announcements"
FOR EACH ROW WHEN (
  (OLD."rent", OLD."move_in_date", OLD."is_active") IS DISTINCT FROM (NEW."rent", NEW."move_in_date", NEW."is_active")
) EXECUTE FUNCTION "note_saved_change"();
