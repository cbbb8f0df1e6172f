-- A place's street or area: what stands before its house number.
CREATE FUNCTION "registered_street"("search_text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(rtrim(substring($1 FROM '^[^0-9]*')), ''), $1)
$$;
--> statement-breakpoint
CREATE TABLE "registered_streets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registered_streets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "registered_streets_name" UNIQUE("name")
);
--> statement-breakpoint
DROP INDEX "registered_places_similar";--> statement-breakpoint
CREATE INDEX "registered_places_street" ON "registered_places" USING btree (registered_street("search_text"),"latitude");--> statement-breakpoint
INSERT INTO "registered_streets" ("name") SELECT DISTINCT registered_street("search_text") FROM "registered_places";--> statement-breakpoint
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
REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "register_streets"();--> statement-breakpoint
CREATE TRIGGER "registered_places_updated" AFTER UPDATE ON "registered_places"
REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "register_streets"();
--> statement-breakpoint
ALTER TABLE "residences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
