CREATE TABLE "change_readers" (
	"name" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_lasting" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cell" integer
);
--> statement-breakpoint
CREATE INDEX "match_changes_xid" ON "match_changes" USING btree ("xid");