CREATE TABLE "account_changes" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"account_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"action" text NOT NULL,
	"object_id" uuid NOT NULL,
	"version" integer,
	"tenant_id" uuid,
	"shown_by" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_epochs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_changes_account" ON "account_changes" USING btree ("account_id","xid");--> statement-breakpoint
CREATE INDEX "account_changes_time" ON "account_changes" USING btree ("at");--> statement-breakpoint
INSERT INTO "change_epochs" DEFAULT VALUES;
--> statement-breakpoint
-- Nothing is noted for an account that is being deleted: cascades come behind the triggers of its own row.
CREATE FUNCTION "note_premises_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO "account_changes" ("account_id", "resource", "action", "object_id", "version")
    SELECT "changed"."user_id", TG_ARGV[0], 'updated', "changed"."id", "changed"."version"
    FROM "changed" JOIN "before" ON "before"."id" = "changed"."id" AND "before"."version" <> "changed"."version"
    JOIN "users" u ON u."id" = "changed"."user_id";
  ELSE
    INSERT INTO "account_changes" ("account_id", "resource", "action", "object_id", "version")
    SELECT u."id", TG_ARGV[0], CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'deleted' END, "changed"."id", "changed"."version"
    FROM "changed" JOIN "users" u ON u."id" = "changed"."user_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "announcements_created_for_account" AFTER INSERT ON "announcements"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_premises_changes"('announcement');
--> statement-breakpoint
CREATE TRIGGER "announcements_updated_for_account" AFTER UPDATE ON "announcements"
REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_premises_changes"('announcement');
--> statement-breakpoint
CREATE TRIGGER "announcements_deleted_for_account" AFTER DELETE ON "announcements"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_premises_changes"('announcement');
--> statement-breakpoint
CREATE TRIGGER "needs_created_for_account" AFTER INSERT ON "needs"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_premises_changes"('need');
--> statement-breakpoint
CREATE TRIGGER "needs_updated_for_account" AFTER UPDATE ON "needs"
REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_premises_changes"('need');
--> statement-breakpoint
CREATE TRIGGER "needs_deleted_for_account" AFTER DELETE ON "needs"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_premises_changes"('need');
--> statement-breakpoint
CREATE FUNCTION "note_interest_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever is hidden by a block must not be seen withdrawing. With its announcement gone, the landlord has its tombstone.
  INSERT INTO "account_changes" ("account_id", "resource", "action", "object_id", "tenant_id", "shown_by")
  SELECT u."id", 'interest', CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'deleted' END,
    c."announcement_id", c."tenant_id", TG_ARGV[0]
  FROM "changed" c LEFT JOIN "announcements" a ON a."id" = c."announcement_id"
  CROSS JOIN LATERAL (VALUES ('tenant', c."tenant_id"), ('landlord', a."user_id")) AS s("side", "account_id")
  JOIN "users" u ON u."id" = s."account_id"
  WHERE (s."side" = TG_ARGV[0] OR NOT EXISTS (
    SELECT FROM "blocks" b WHERE (b."blocker_id" = c."tenant_id" AND b."blocked_id" = a."user_id")
      OR (b."blocker_id" = a."user_id" AND b."blocked_id" = c."tenant_id")
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tenant_interests_created_for_account" AFTER INSERT ON "tenant_interests"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_interest_changes"('tenant');
--> statement-breakpoint
CREATE TRIGGER "tenant_interests_deleted_for_account" AFTER DELETE ON "tenant_interests"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_interest_changes"('tenant');
--> statement-breakpoint
CREATE TRIGGER "landlord_interests_created_for_account" AFTER INSERT ON "landlord_interests"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_interest_changes"('landlord');
--> statement-breakpoint
CREATE TRIGGER "landlord_interests_deleted_for_account" AFTER DELETE ON "landlord_interests"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_interest_changes"('landlord');
--> statement-breakpoint
CREATE FUNCTION "note_thread_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  t "threads" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  told boolean := TG_OP <> 'UPDATE' OR (
    OLD."tenant_id", OLD."landlord_id", OLD."announcement_id", OLD."tenant_last", OLD."landlord_last",
    OLD."tenant_seen", OLD."landlord_seen", OLD."tenant_withdrew", OLD."landlord_withdrew"
  ) IS DISTINCT FROM (
    NEW."tenant_id", NEW."landlord_id", NEW."announcement_id", NEW."tenant_last", NEW."landlord_last",
    NEW."tenant_seen", NEW."landlord_seen", NEW."tenant_withdrew", NEW."landlord_withdrew"
  );
BEGIN
  -- That one side has archived it is not the other's business.
  INSERT INTO "account_changes" ("account_id", "resource", "action", "object_id", "version")
  SELECT u."id", 'thread', CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    t."id", greatest(t."tenant_last", t."landlord_last")
  FROM (VALUES
    (t."tenant_id", told OR OLD."tenant_archived" <> NEW."tenant_archived"),
    (t."landlord_id", told OR OLD."landlord_archived" <> NEW."landlord_archived")
  ) AS s("account_id", "is_told")
  JOIN "users" u ON u."id" = s."account_id"
  WHERE s."is_told";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "threads_changed_for_account" AFTER INSERT OR UPDATE OR DELETE ON "threads"
FOR EACH ROW EXECUTE FUNCTION "note_thread_change"();
--> statement-breakpoint
CREATE FUNCTION "note_viewing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v "viewings" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."sequence" = NEW."sequence" THEN RETURN NULL; END IF;
  -- With its thread gone, both sides have that one's tombstone.
  INSERT INTO "account_changes" ("account_id", "resource", "action", "object_id", "version")
  SELECT u."id", 'viewing', CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    v."id", v."sequence"
  FROM "threads" t JOIN "users" u ON u."id" IN (t."tenant_id", t."landlord_id")
  WHERE t."id" = v."thread_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "viewings_changed_for_account" AFTER INSERT OR UPDATE OR DELETE ON "viewings"
FOR EACH ROW EXECUTE FUNCTION "note_viewing_change"();
--> statement-breakpoint
CREATE FUNCTION "forget_account_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "account_changes" WHERE "account_id" = OLD."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_forgotten" AFTER DELETE ON "users"
FOR EACH ROW EXECUTE FUNCTION "forget_account_changes"();
