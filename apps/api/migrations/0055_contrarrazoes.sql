-- What the others with a position answer to an appeal, before it is decided (D56).
ALTER TABLE "recurso" ADD COLUMN "contrarrazoes_ate" date;--> statement-breakpoint
-- A row a project that was asked; empty until it answers.
CREATE TABLE "contrarrazao" (
	"recurso_id" integer NOT NULL REFERENCES "public"."recurso"("id"),
	"projeto_id" integer NOT NULL REFERENCES "public"."projeto"("id"),
	"texto" text,
	"autor_id" integer REFERENCES "public"."professor"("id"),
	"enviada_em" timestamp (3) with time zone,
	CONSTRAINT "contrarrazao_pkey" PRIMARY KEY ("recurso_id", "projeto_id"),
	CONSTRAINT "contrarrazao_inteira" CHECK (("texto" is null) = ("enviada_em" is null) and ("autor_id" is null) = ("enviada_em" is null))
);--> statement-breakpoint
CREATE INDEX "contrarrazao_projeto" ON "contrarrazao" ("projeto_id");--> statement-breakpoint
CREATE INDEX "contrarrazao_autor" ON "contrarrazao" ("autor_id");
