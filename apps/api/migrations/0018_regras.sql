CREATE TABLE "regras_do_edital" (
	"edital_id" integer NOT NULL,
	"versao" integer NOT NULL,
	"regras" jsonb NOT NULL,
	"motivo" text,
	"autor_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "regras_do_edital_edital_id_versao_pk" PRIMARY KEY("edital_id","versao"),
	CONSTRAINT "regras_depois_das_padrao" CHECK ("regras_do_edital"."versao" >= 2)
);
--> statement-breakpoint
ALTER TABLE "regras_do_edital" ADD CONSTRAINT "regras_do_edital_edital_id_edital_id_fk" FOREIGN KEY ("edital_id") REFERENCES "public"."edital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regras_do_edital" ADD CONSTRAINT "regras_do_edital_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regras_do_edital_autor" ON "regras_do_edital" USING btree ("autor_id");