CREATE TABLE "instalacao" (
	"id" integer PRIMARY KEY NOT NULL,
	"codigo_sha256" text,
	"codigo_expira_em" timestamp (3) with time zone,
	"concluida_em" timestamp (3) with time zone,
	"dispensadas" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "instalacao_uma_linha" CHECK ("instalacao"."id" = 1)
);
--> statement-breakpoint
-- Who already has people or calls has installed long ago, with or without an administrator.
INSERT INTO "instalacao" ("id", "concluida_em")
SELECT 1, now() WHERE EXISTS (SELECT FROM "professor") OR EXISTS (SELECT FROM "edital");
