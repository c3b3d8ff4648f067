-- A later place in a published result, brought by another project, and the last day to appeal against it (D56).
-- "ate" is null while an appeal of the project waits: the days count from its decision.
CREATE TABLE "mudanca_contestavel" (
	"projeto_id" integer NOT NULL REFERENCES "public"."projeto"("id"),
	"edital_id" integer NOT NULL REFERENCES "public"."edital"("id"),
	"versao" integer NOT NULL,
	"posicao_de" integer,
	"posicao_para" integer,
	"suplente_de" integer,
	"suplente_para" integer,
	"ate" date,
	"recurso_id" integer REFERENCES "public"."recurso"("id"),
	PRIMARY KEY ("projeto_id", "versao"),
	CONSTRAINT "mudanca_contestavel_da_versao" FOREIGN KEY ("edital_id", "versao") REFERENCES "public"."resultado_versao"("edital_id", "numero"),
	CONSTRAINT "mudanca_contestavel_contestada_no_prazo" CHECK ("recurso_id" is null or "ate" is not null)
);--> statement-breakpoint
CREATE INDEX "mudanca_contestavel_versao" ON "mudanca_contestavel" ("edital_id", "versao");--> statement-breakpoint
CREATE INDEX "mudanca_contestavel_recurso" ON "mudanca_contestavel" ("recurso_id");--> statement-breakpoint
-- The appeal is only against such changes.
ALTER TABLE "recurso" ADD COLUMN "contra_mudanca" boolean NOT NULL DEFAULT false;
