CREATE TABLE "key_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "announcements" uuid[];--> statement-breakpoint
ALTER TABLE "key_tokens" ADD CONSTRAINT "key_tokens_key_id_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_tokens_key" ON "key_tokens" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "key_tokens_expiry" ON "key_tokens" USING btree ("expires_at");