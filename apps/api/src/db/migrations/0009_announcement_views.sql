CREATE TABLE "announcement_views" (
	"announcement_id" uuid NOT NULL,
	"day" date NOT NULL,
	"counter_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "announcement_views_announcement_id_day_counter_id_pk" PRIMARY KEY("announcement_id","day","counter_id")
);
--> statement-breakpoint
ALTER TABLE "announcement_views" ADD CONSTRAINT "announcement_views_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_views_day" ON "announcement_views" USING btree ("day");