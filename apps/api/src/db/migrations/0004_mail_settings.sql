ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unsubscribed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- Until now, mails were written in the first of somebody's languages that there are mails in.
UPDATE "users" SET "language" = coalesce(
	(SELECT spoken.language FROM unnest("languages") WITH ORDINALITY AS spoken(language, place)
		WHERE spoken.language IN ('en', 'fi', 'sv') ORDER BY spoken.place LIMIT 1),
	'en'
);
