ALTER TABLE "needs" ADD COLUMN "musts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "important" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "ignored" smallint DEFAULT 0 NOT NULL;