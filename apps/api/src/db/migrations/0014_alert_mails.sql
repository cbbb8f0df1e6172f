ALTER TABLE "alert_matches" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_matches_mail" ON "alert_matches" USING btree ("mail_id");