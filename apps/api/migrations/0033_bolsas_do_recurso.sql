-- Scholarships that an accepted appeal gave a right to, and that were not free at the decision (D56).
CREATE TABLE "bolsas_do_recurso" (
	"recurso_id" integer PRIMARY KEY NOT NULL REFERENCES "public"."recurso"("id"),
	"faltam" integer NOT NULL,
	"dito" text NOT NULL,
	"ato" text,
	"motivo" text,
	"autor_id" integer REFERENCES "public"."professor"("id"),
	"quando" timestamp (3) with time zone,
	CONSTRAINT "bolsas_do_recurso_faltam" CHECK ("faltam" between 0 and 2),
	CONSTRAINT "bolsas_do_recurso_ato" CHECK ("ato" in ('conceder', 'manter')),
	CONSTRAINT "bolsas_do_recurso_inteiro" CHECK (("ato" is null) = ("motivo" is null) and ("ato" is null) = ("autor_id" is null) and ("ato" is null) = ("quando" is null))
);--> statement-breakpoint
CREATE INDEX "bolsas_do_recurso_autor" ON "bolsas_do_recurso" USING btree ("autor_id");
--> statement-breakpoint
-- An appeal makes one version when it is decided, and another when scholarships that were due to it are given.
DROP INDEX "resultado_versao_recurso";--> statement-breakpoint
CREATE INDEX "resultado_versao_recurso" ON "resultado_versao" USING btree ("recurso_id");
