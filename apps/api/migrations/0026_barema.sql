CREATE TABLE "barema_do_edital" (
	"edital_id" integer NOT NULL,
	"versao" integer NOT NULL,
	"barema" jsonb,
	"motivo" text,
	"autor_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "barema_do_edital_edital_id_versao_pk" PRIMARY KEY("edital_id","versao"),
	CONSTRAINT "barema_depois_do_padrao" CHECK ("barema_do_edital"."versao" >= 2)
);
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "notas" jsonb;
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "fase1_do_barema" numeric;
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "fase2_do_barema" numeric;
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "total_do_barema" numeric;
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "abaixo_do_minimo" boolean;
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "chave_do_ranque" double precision[];
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" DROP CONSTRAINT "aprovacao_concluida_tem_fase1";
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" drop column "pontuacao_fase1";
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_fase1" numeric GENERATED ALWAYS AS (coalesce(fase1_do_barema, pontuacao_adequacao_coerencia + pontuacao_relevancia_justificativa_clareza + pontuacao_metodologia_atividades + pontuacao_organizacao_textual)) STORED;
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" drop column "pontuacao_fase2";
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_fase2" numeric GENERATED ALWAYS AS (coalesce(fase2_do_barema, pontuacao_apoio_disciplina + pontuacao_natureza_disciplinas + pontuacao_caracteristica_disciplinas)) STORED;
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" drop column "total";
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "total" numeric GENERATED ALWAYS AS (coalesce(total_do_barema, pontuacao_adequacao_coerencia + pontuacao_relevancia_justificativa_clareza + pontuacao_metodologia_atividades + pontuacao_organizacao_textual + coalesce(pontuacao_apoio_disciplina + pontuacao_natureza_disciplinas + pontuacao_caracteristica_disciplinas, 0))) STORED;
--> statement-breakpoint
ALTER TABLE "barema_do_edital" ADD CONSTRAINT "barema_do_edital_edital_id_edital_id_fk" FOREIGN KEY ("edital_id") REFERENCES "public"."edital"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "barema_do_edital" ADD CONSTRAINT "barema_do_edital_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "projeto_aprovacao_ranque" ON "projeto_aprovacao" USING btree ("edital_id","tipo_projeto","total" desc nulls last,"pontuacao_fase1" desc nulls last,"pontuacao_adequacao_coerencia" desc nulls last,"pontuacao_relevancia_justificativa_clareza" desc nulls last,"pontuacao_metodologia_atividades" desc nulls last,"pontuacao_organizacao_textual" desc nulls last,"tsd_medio" asc nulls last,"submetido_em" asc nulls last,"projeto_id") WHERE "projeto_aprovacao"."ja_foi_avaliado";
--> statement-breakpoint
CREATE INDEX "barema_do_edital_autor" ON "barema_do_edital" USING btree ("autor_id");
--> statement-breakpoint
CREATE INDEX "projeto_aprovacao_chave" ON "projeto_aprovacao" USING btree ("edital_id","tipo_projeto","chave_do_ranque" desc nulls last,"projeto_id") WHERE "projeto_aprovacao"."ja_foi_avaliado" and "projeto_aprovacao"."chave_do_ranque" is not null;
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "aprovacao_de_um_barema" CHECK (("projeto_aprovacao"."chave_do_ranque" is null) = ("projeto_aprovacao"."total_do_barema" is null) and ("projeto_aprovacao"."chave_do_ranque" is null or "projeto_aprovacao"."notas" is not null)
        and ("projeto_aprovacao"."chave_do_ranque" is null) = ("projeto_aprovacao"."abaixo_do_minimo" is null)
        and ("projeto_aprovacao"."notas" is null or "projeto_aprovacao"."pontuacao_adequacao_coerencia" is null and "projeto_aprovacao"."pontuacao_apoio_disciplina" is null));
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "aprovacao_concluida_tem_fase1" CHECK (not "projeto_aprovacao"."ja_foi_avaliado" or "projeto_aprovacao"."chave_do_ranque" is not null and "projeto_aprovacao"."aceito" or ("projeto_aprovacao"."pontuacao_adequacao_coerencia" is not null and "projeto_aprovacao"."pontuacao_relevancia_justificativa_clareza" is not null
        and "projeto_aprovacao"."pontuacao_metodologia_atividades" is not null and "projeto_aprovacao"."pontuacao_organizacao_textual" is not null and "projeto_aprovacao"."aceito"));