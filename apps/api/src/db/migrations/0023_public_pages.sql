ALTER TABLE "announcements" ADD COLUMN "public_page" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "had_public_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "announcements_in_search_engines" ON "announcements" USING btree ("id") WHERE "announcements"."is_active" and "announcements"."public_page" = 'search';