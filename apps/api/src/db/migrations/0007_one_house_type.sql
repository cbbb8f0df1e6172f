ALTER TABLE "residences" ALTER COLUMN "house_type" DROP NOT NULL;--> statement-breakpoint
-- From now on the announcement says what its residence is; whoever has read the other type has read another version.
UPDATE "announcements" SET "version" = "announcements"."version" + 1 FROM "residences"
WHERE "residences"."id" = "residence_id" AND "house_type" <> "residence_type";
--> statement-breakpoint
UPDATE "residences" SET
  "version" = "residences"."version" + ("house_type" <> "residence_type")::int,
  "house_type" = NULL
FROM "announcements" WHERE "residence_id" = "residences"."id" AND "house_type" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_residence" ON "announcements" USING btree ("residence_id");
