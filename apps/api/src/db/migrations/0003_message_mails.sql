CREATE TABLE "message_notices" (
	"thread_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"due_at" timestamp with time zone,
	"mailed" integer DEFAULT 0 NOT NULL,
	"mail_id" uuid,
	CONSTRAINT "message_notices_thread_id_reader_id_pk" PRIMARY KEY("thread_id","reader_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "message_mails" text DEFAULT 'immediate' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_quote_messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "interest_notices" ADD COLUMN "note_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_reader_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_codes" ADD COLUMN "is_of_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_notices" ADD CONSTRAINT "message_notices_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_notices" ADD CONSTRAINT "message_notices_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_notices" ADD CONSTRAINT "message_notices_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_notices_reader" ON "message_notices" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "message_notices_mail" ON "message_notices" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "message_notices_due" ON "message_notices" USING btree ("due_at") WHERE "message_notices"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "interest_notices" ADD CONSTRAINT "interest_notices_note_id_messages_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interest_notices_note" ON "interest_notices" USING btree ("note_id");