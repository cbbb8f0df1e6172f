CREATE TABLE "known_matches" (
	"alert_id" uuid PRIMARY KEY NOT NULL,
	"other_ids" uuid[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_matches" ADD CONSTRAINT "known_matches_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was there when alerts were switched on, of which no mail ever told: noted as told in the moment in which it was found.
INSERT INTO "known_matches" ("alert_id", "other_ids")
SELECT "alert_id", array_agg(CASE "alert_id" WHEN "need_id" THEN "announcement_id" ELSE "need_id" END)
FROM "alert_matches" WHERE "told_at" = "created_at" AND "mail_id" IS NULL GROUP BY "alert_id";--> statement-breakpoint
DELETE FROM "alert_matches" WHERE "told_at" = "created_at" AND "mail_id" IS NULL;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD COLUMN "is_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now, mails named all that they told of.
UPDATE "alert_matches" SET "is_named" = true WHERE "told_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "alerts" SET "user_id" = coalesce(
  (SELECT "user_id" FROM "needs" WHERE "needs"."id" = "alerts"."need_id"),
  (SELECT "user_id" FROM "announcements" WHERE "announcements"."id" = "alerts"."announcement_id")
);--> statement-breakpoint
ALTER TABLE "alerts" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_user" ON "alerts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "alert_codes" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_codes" ADD COLUMN "alert_ids" uuid[];--> statement-breakpoint
UPDATE "alert_codes" SET "alert_ids" = array["alert_id"],
  "user_id" = (SELECT "user_id" FROM "alerts" WHERE "alerts"."id" = "alert_codes"."alert_id");--> statement-breakpoint
ALTER TABLE "alert_codes" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_codes" ALTER COLUMN "alert_ids" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_codes" DROP COLUMN "alert_id";--> statement-breakpoint
ALTER TABLE "alert_codes" ADD CONSTRAINT "alert_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_codes_user" ON "alert_codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "alerted_user_id" uuid;--> statement-breakpoint
UPDATE "mails" SET "alerted_user_id" = (SELECT "user_id" FROM "alerts" WHERE "alerts"."id" = "mails"."alert_id");--> statement-breakpoint
-- Mails that wait although their property is gone tell of nothing.
DELETE FROM "mails" WHERE "alert_id" IS NOT NULL AND "alerted_user_id" IS NULL AND "sent_at" IS NULL;--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "alert_id";
