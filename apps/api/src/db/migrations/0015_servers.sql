CREATE UNLOGGED TABLE "rate_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timelines" (
	"system" text NOT NULL,
	"timeline" text NOT NULL,
	CONSTRAINT "timelines_system_timeline_pk" PRIMARY KEY("system","timeline")
);
--> statement-breakpoint
CREATE INDEX "rate_counts_end" ON "rate_counts" USING btree ("ends_at");