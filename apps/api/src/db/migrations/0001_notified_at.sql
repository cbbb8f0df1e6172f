ALTER TABLE "alert_matches" RENAME COLUMN "told_at" TO "notified_at";
