CREATE TABLE "interest_notices" (
	"reader_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"mail_id" uuid,
	"seen_at" timestamp with time zone,
	CONSTRAINT "interest_notices_reader_id_tenant_id_announcement_id_pk" PRIMARY KEY("reader_id","tenant_id","announcement_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "interest_mails" text DEFAULT 'immediate' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "interest_reader_id" uuid;--> statement-breakpoint
ALTER TABLE "interest_notices" ADD CONSTRAINT "interest_notices_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_notices" ADD CONSTRAINT "interest_notices_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_notices" ADD CONSTRAINT "interest_notices_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interest_notices_tenant" ON "interest_notices" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "interest_notices_announcement" ON "interest_notices" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "interest_notices_mail" ON "interest_notices" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "interest_notices_due" ON "interest_notices" USING btree ("due_at") WHERE "interest_notices"."due_at" is not null;