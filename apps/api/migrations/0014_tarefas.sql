CREATE TABLE "resultado_leitura" (
	"projeto_id" integer NOT NULL,
	"professor_id" integer NOT NULL,
	"versao" integer NOT NULL,
	"lido_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resultado_leitura_projeto_id_professor_id_versao_pk" PRIMARY KEY("projeto_id","professor_id","versao"),
	CONSTRAINT "resultado_leitura_versao_positiva" CHECK ("resultado_leitura"."versao" > 0)
);
--> statement-breakpoint
ALTER TABLE "resultado_leitura" ADD CONSTRAINT "resultado_leitura_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado_leitura" ADD CONSTRAINT "resultado_leitura_professor_id_professor_id_fk" FOREIGN KEY ("professor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resultado_leitura_professor" ON "resultado_leitura" USING btree ("professor_id");