CREATE TABLE "suplente" (
	"projeto_id" integer PRIMARY KEY NOT NULL,
	"edital_id" integer NOT NULL,
	"numero" integer NOT NULL,
	"ato" text NOT NULL,
	"bolsas" integer NOT NULL,
	"motivo" text,
	"dia" date NOT NULL,
	"autor_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suplente_numero_positivo" CHECK ("suplente"."numero" > 0),
	CONSTRAINT "suplente_ato_valido" CHECK ("suplente"."ato" in ('CHAMADO','DECLINOU')),
	CONSTRAINT "suplente_chamado_recebe" CHECK (("suplente"."ato" = 'CHAMADO') = ("suplente"."bolsas" > 0)),
	CONSTRAINT "suplente_recusa_com_motivo" CHECK (("suplente"."ato" = 'DECLINOU') = ("suplente"."motivo" is not null))
);
--> statement-breakpoint
ALTER TABLE "resultado_versao" DROP CONSTRAINT "resultado_versao_motivo_valido";--> statement-breakpoint
ALTER TABLE "suplente" ADD CONSTRAINT "suplente_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suplente" ADD CONSTRAINT "suplente_edital_id_edital_id_fk" FOREIGN KEY ("edital_id") REFERENCES "public"."edital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suplente" ADD CONSTRAINT "suplente_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suplente_numero" ON "suplente" USING btree ("edital_id","numero");--> statement-breakpoint
CREATE INDEX "suplente_autor" ON "suplente" USING btree ("autor_id");--> statement-breakpoint
ALTER TABLE "resultado_versao" ADD CONSTRAINT "resultado_versao_motivo_valido" CHECK ("resultado_versao"."motivo" in ('PUBLICACAO','RECURSO','CORRECAO','FINAL','SUPLENTE'));