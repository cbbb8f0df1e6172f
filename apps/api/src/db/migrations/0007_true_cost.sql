ALTER TABLE "users" ADD COLUMN "deducts_vat" boolean;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "vat_on_rent" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "costs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "lease_term_months" integer;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "notice_months" integer;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "indexation" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "guarantee" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "area_basis" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "energy_class" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "energy_certificate" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "permanent_building_id" text;