ALTER TABLE "needs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "position" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Each active need of a tenant has matches of its own; what becomes of one changes nothing for the others.
CREATE OR REPLACE FUNCTION "note_need_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."is_active" THEN
    INSERT INTO "alert_changes" ("subject_id") VALUES (NEW."id");
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "needs_inserted_or_deleted_for_alerts" ON "needs";
--> statement-breakpoint
CREATE TRIGGER "needs_inserted_for_alerts" AFTER INSERT ON "needs"
FOR EACH ROW WHEN (NEW."is_active") EXECUTE FUNCTION "note_need_change"();
