CREATE TABLE "announcement_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"announcement_id" uuid NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcement_documents" ADD CONSTRAINT "announcement_documents_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "announcement_documents_key" ON "announcement_documents" USING btree ("key");--> statement-breakpoint
CREATE INDEX "announcement_documents_announcement" ON "announcement_documents" USING btree ("announcement_id");