CREATE TABLE "mutual_notices" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutual_notices_tenant_id_announcement_id_pk" PRIMARY KEY("tenant_id","announcement_id")
);
--> statement-breakpoint
ALTER TABLE "mutual_notices" ADD CONSTRAINT "mutual_notices_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutual_notices" ADD CONSTRAINT "mutual_notices_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mutual_notices_announcement" ON "mutual_notices" USING btree ("announcement_id");