ALTER TABLE "announcements" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "residences" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_version_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Not the time of the transaction, which may have waited for the one that changed the row last.
  NEW."updated_at" = greatest(clock_timestamp(), OLD."updated_at");
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "announcements_version_time" BEFORE UPDATE ON "announcements"
FOR EACH ROW WHEN (NEW."version" <> OLD."version") EXECUTE FUNCTION "note_version_time"();
--> statement-breakpoint
CREATE TRIGGER "needs_version_time" BEFORE UPDATE ON "needs"
FOR EACH ROW WHEN (NEW."version" <> OLD."version") EXECUTE FUNCTION "note_version_time"();
--> statement-breakpoint
CREATE TRIGGER "residences_version_time" BEFORE UPDATE ON "residences"
FOR EACH ROW WHEN (NEW."version" <> OLD."version") EXECUTE FUNCTION "note_version_time"();
