-- Every change of what matches are made of is noted in its own transaction, whoever makes it (docs/adr/0021).
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
