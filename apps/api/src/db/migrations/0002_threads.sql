CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid,
	"landlord_id" uuid,
	"announcement_id" uuid,
	"started_by" text NOT NULL,
	"subject" text NOT NULL,
	"tenant_sent" integer DEFAULT 0 NOT NULL,
	"landlord_sent" integer DEFAULT 0 NOT NULL,
	"tenant_last" integer DEFAULT 0 NOT NULL,
	"landlord_last" integer DEFAULT 0 NOT NULL,
	"tenant_seen" integer DEFAULT 0 NOT NULL,
	"landlord_seen" integer DEFAULT 0 NOT NULL,
	"tenant_archived" boolean DEFAULT false NOT NULL,
	"landlord_archived" boolean DEFAULT false NOT NULL,
	"tenant_withdrew" boolean DEFAULT false NOT NULL,
	"landlord_withdrew" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number" ON "messages" USING btree ("thread_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_pair" ON "threads" USING btree ("tenant_id","announcement_id");--> statement-breakpoint
CREATE INDEX "threads_tenant" ON "threads" USING btree ("tenant_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_landlord" ON "threads" USING btree ("landlord_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_announcement" ON "threads" USING btree ("announcement_id");--> statement-breakpoint
CREATE INDEX "threads_last_message" ON "threads" USING btree ("last_message_at");