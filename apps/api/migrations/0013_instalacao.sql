CREATE TABLE "instalacao" (
	"id" integer PRIMARY KEY NOT NULL,
	"codigo_sha256" text,
	"codigo_expira_em" timestamp (3) with time zone,
	"concluida_em" timestamp (3) with time zone,
	"dispensadas" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "instalacao_uma_linha" CHECK ("instalacao"."id" = 1)
);
