CREATE TABLE "acesso" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acesso_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quando" timestamp (3) with time zone NOT NULL,
	"pessoa_id" integer NOT NULL,
	"endereco" text NOT NULL,
	"documento" text NOT NULL,
	"registro_tipo" text NOT NULL,
	"registro_id" integer NOT NULL,
	"titular_id" integer
);
--> statement-breakpoint
CREATE TABLE "ausencia" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ausencia_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"instrutor_id" integer NOT NULL,
	"mes" text NOT NULL,
	"registrada_em" timestamp (3) with time zone NOT NULL,
	"autor_id" integer NOT NULL,
	CONSTRAINT "ausencia_mes_valido" CHECK ("ausencia"."mes" ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "avaliacao_de_desempenho" (
	"relatorio_id" integer NOT NULL,
	"instrutor_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	"avaliacao" text NOT NULL,
	CONSTRAINT "avaliacao_de_desempenho_relatorio_id_instrutor_id_pk" PRIMARY KEY("relatorio_id","instrutor_id")
);
--> statement-breakpoint
CREATE TABLE "conferencia_de_documento" (
	"instrutor_id" integer NOT NULL,
	"documento" text NOT NULL,
	"situacao" text NOT NULL,
	"motivo" text,
	"conferido_em" timestamp (3) with time zone,
	"conferido_por_id" integer,
	CONSTRAINT "conferencia_de_documento_instrutor_id_documento_pk" PRIMARY KEY("instrutor_id","documento"),
	CONSTRAINT "conferencia_situacao_valida" CHECK ("conferencia_de_documento"."situacao" in ('PENDENTE','CONFERIDO','RECUSADO')),
	CONSTRAINT "conferencia_recusa_tem_motivo" CHECK (("conferencia_de_documento"."situacao" = 'RECUSADO') = ("conferencia_de_documento"."motivo" is not null))
);
--> statement-breakpoint
CREATE TABLE "declaracao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "declaracao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"codigo" text NOT NULL,
	"papel" text NOT NULL,
	"chave" text NOT NULL,
	"professor_id" integer NOT NULL,
	"instrutor_id" integer,
	"projeto_id" integer,
	"edital_id" integer NOT NULL,
	"conteudo" jsonb NOT NULL,
	"emitida_em" timestamp (3) with time zone NOT NULL,
	"revogada_em" timestamp (3) with time zone,
	"revogada_por_id" integer,
	"motivo_da_revogacao" text,
	CONSTRAINT "declaracao_papel_valido" CHECK ("declaracao"."papel" in ('INSTRUTOR','COORDENADOR','AVALIADOR')),
	CONSTRAINT "declaracao_revogada_inteira" CHECK (("declaracao"."revogada_em" is null) = ("declaracao"."motivo_da_revogacao" is null) and ("declaracao"."revogada_em" is null) = ("declaracao"."revogada_por_id" is null))
);
--> statement-breakpoint
CREATE TABLE "folha_de_pagamento" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folha_de_pagamento_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mes" text NOT NULL,
	"fechada_em" timestamp (3) with time zone NOT NULL,
	"fechada_por_id" integer NOT NULL,
	CONSTRAINT "folha_de_pagamento_mes_valido" CHECK ("folha_de_pagamento"."mes" ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "frequencia" (
	"instrutor_id" integer NOT NULL,
	"ano" integer NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"autor_id" integer NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "frequencia_instrutor_id_ano_pk" PRIMARY KEY("instrutor_id","ano")
);
--> statement-breakpoint
CREATE TABLE "frequencia_do_mes" (
	"instrutor_id" integer NOT NULL,
	"ano" integer NOT NULL,
	"mes" integer NOT NULL,
	"horas" numeric(4, 1) NOT NULL,
	CONSTRAINT "frequencia_do_mes_instrutor_id_ano_mes_pk" PRIMARY KEY("instrutor_id","ano","mes"),
	CONSTRAINT "frequencia_mes_valido" CHECK ("frequencia_do_mes"."mes" between 1 and 12),
	CONSTRAINT "frequencia_horas_validas" CHECK ("frequencia_do_mes"."horas" = -1 or "frequencia_do_mes"."horas" between 0 and 320)
);
--> statement-breakpoint
CREATE TABLE "instrutor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instrutor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"projeto_id" integer NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"programa_pos" text NOT NULL,
	"tipo_aluno" text NOT NULL,
	"acumulo" text,
	"termo_compromisso" text NOT NULL,
	"declaracao_aluno_detentor" text NOT NULL,
	"historico_declaracao" text NOT NULL,
	"dados_bancarios" text NOT NULL,
	"termo_anuencia" text NOT NULL,
	"situacao" text NOT NULL,
	"mes_inicio" text,
	"fim" date,
	"motivo_do_fim" text,
	"encerrado_em" timestamp (3) with time zone,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "instrutor_tipo_valido" CHECK ("instrutor"."tipo_aluno" in ('BOLSISTA','VOLUNTARIO')),
	CONSTRAINT "instrutor_acumulo_do_bolsista" CHECK (("instrutor"."tipo_aluno" = 'BOLSISTA' and "instrutor"."acumulo" in ('unica','acumulavel')) or ("instrutor"."tipo_aluno" = 'VOLUNTARIO' and "instrutor"."acumulo" is null)),
	CONSTRAINT "instrutor_situacao_valida" CHECK ("instrutor"."situacao" in ('REGULAR','IRREGULAR')),
	CONSTRAINT "instrutor_mes_valido" CHECK ("instrutor"."mes_inicio" ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "instrutor_fim_inteiro" CHECK (("instrutor"."fim" is null) = ("instrutor"."encerrado_em" is null) and ("instrutor"."fim" is null) = ("instrutor"."motivo_do_fim" is null))
);
--> statement-breakpoint
CREATE TABLE "pagamento" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pagamento_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"folha_id" integer NOT NULL,
	"instrutor_id" integer NOT NULL,
	"projeto_id" integer NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"titulo" text NOT NULL,
	"competencia" text NOT NULL,
	"tipo" text NOT NULL,
	"pago" boolean NOT NULL,
	"motivo" text,
	"horas" numeric(4, 1),
	CONSTRAINT "pagamento_tipo_valido" CHECK ("pagamento"."tipo" in ('NORMAL','AJUSTE')),
	CONSTRAINT "pagamento_motivo_do_nao_pago" CHECK ("pagamento"."pago" = ("pagamento"."motivo" is null))
);
--> statement-breakpoint
CREATE TABLE "prorrogacao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prorrogacao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"janela" text NOT NULL,
	"ate" date NOT NULL,
	"motivo" text NOT NULL,
	"projeto_id" integer,
	"autor_id" integer NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prorrogacao_janela_valida" CHECK ("prorrogacao"."janela" in ('cadastroInstrutor','frequencia','relatorios'))
);
--> statement-breakpoint
CREATE TABLE "relatorio_atividade" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relatorio_atividade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"instrutor_id" integer NOT NULL,
	"introducao_problematica" text NOT NULL,
	"introducao_justificativa" text NOT NULL,
	"introducao_objetivos" text NOT NULL,
	"desenvolvimento" text NOT NULL,
	"metodologia" text NOT NULL,
	"discussao_resultados" text NOT NULL,
	"conclusao" text NOT NULL,
	"referencias" text NOT NULL,
	"autor_id" integer NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relatorio_atividade_disciplina" (
	"relatorio_id" integer NOT NULL,
	"relatorio_disciplina_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "relatorio_atividade_disciplina_relatorio_id_relatorio_disciplina_id_pk" PRIMARY KEY("relatorio_id","relatorio_disciplina_id")
);
--> statement-breakpoint
CREATE TABLE "relatorio_coordenador" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relatorio_coordenador_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"projeto_id" integer NOT NULL,
	"relatorio" text NOT NULL,
	"fundamentacao" text NOT NULL,
	"conclusao" text NOT NULL,
	"autor_id" integer NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relatorio_disciplina" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relatorio_disciplina_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"projeto_id" integer NOT NULL,
	"disciplina_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	"num_matriculados" integer NOT NULL,
	"num_reprovados_nota" integer NOT NULL,
	"num_reprovados_frequencia" integer NOT NULL,
	"num_trancaram" integer NOT NULL,
	"num_suprimiram" integer NOT NULL,
	CONSTRAINT "relatorio_disciplina_contagens" CHECK (least("relatorio_disciplina"."num_matriculados", "relatorio_disciplina"."num_reprovados_nota", "relatorio_disciplina"."num_reprovados_frequencia", "relatorio_disciplina"."num_trancaram", "relatorio_disciplina"."num_suprimiram") >= 0)
);
--> statement-breakpoint
CREATE TABLE "relatorio_disciplinas" (
	"projeto_id" integer PRIMARY KEY NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"autor_id" integer NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "professor" DROP CONSTRAINT "professor_cpf_onze_digitos";--> statement-breakpoint
ALTER TABLE "arquivo" ADD COLUMN "eliminado_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "professor" ADD COLUMN "encerrado_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ausencia" ADD CONSTRAINT "ausencia_instrutor_id_instrutor_id_fk" FOREIGN KEY ("instrutor_id") REFERENCES "public"."instrutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ausencia" ADD CONSTRAINT "ausencia_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_de_desempenho" ADD CONSTRAINT "avaliacao_de_desempenho_relatorio_id_relatorio_coordenador_id_fk" FOREIGN KEY ("relatorio_id") REFERENCES "public"."relatorio_coordenador"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_de_desempenho" ADD CONSTRAINT "avaliacao_de_desempenho_instrutor_id_instrutor_id_fk" FOREIGN KEY ("instrutor_id") REFERENCES "public"."instrutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conferencia_de_documento" ADD CONSTRAINT "conferencia_de_documento_instrutor_id_instrutor_id_fk" FOREIGN KEY ("instrutor_id") REFERENCES "public"."instrutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conferencia_de_documento" ADD CONSTRAINT "conferencia_de_documento_conferido_por_id_professor_id_fk" FOREIGN KEY ("conferido_por_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_professor_id_professor_id_fk" FOREIGN KEY ("professor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_instrutor_id_instrutor_id_fk" FOREIGN KEY ("instrutor_id") REFERENCES "public"."instrutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_edital_id_edital_id_fk" FOREIGN KEY ("edital_id") REFERENCES "public"."edital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_revogada_por_id_professor_id_fk" FOREIGN KEY ("revogada_por_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folha_de_pagamento" ADD CONSTRAINT "folha_de_pagamento_fechada_por_id_professor_id_fk" FOREIGN KEY ("fechada_por_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frequencia" ADD CONSTRAINT "frequencia_instrutor_id_instrutor_id_fk" FOREIGN KEY ("instrutor_id") REFERENCES "public"."instrutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frequencia" ADD CONSTRAINT "frequencia_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frequencia_do_mes" ADD CONSTRAINT "frequencia_do_mes_frequencia" FOREIGN KEY ("instrutor_id","ano") REFERENCES "public"."frequencia"("instrutor_id","ano") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrutor" ADD CONSTRAINT "instrutor_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pagamento" ADD CONSTRAINT "pagamento_folha_id_folha_de_pagamento_id_fk" FOREIGN KEY ("folha_id") REFERENCES "public"."folha_de_pagamento"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pagamento" ADD CONSTRAINT "pagamento_instrutor_id_instrutor_id_fk" FOREIGN KEY ("instrutor_id") REFERENCES "public"."instrutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pagamento" ADD CONSTRAINT "pagamento_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD CONSTRAINT "prorrogacao_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD CONSTRAINT "prorrogacao_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_atividade" ADD CONSTRAINT "relatorio_atividade_instrutor_id_instrutor_id_fk" FOREIGN KEY ("instrutor_id") REFERENCES "public"."instrutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_atividade" ADD CONSTRAINT "relatorio_atividade_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_atividade_disciplina" ADD CONSTRAINT "relatorio_atividade_disciplina_relatorio_id_relatorio_atividade_id_fk" FOREIGN KEY ("relatorio_id") REFERENCES "public"."relatorio_atividade"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_atividade_disciplina" ADD CONSTRAINT "relatorio_atividade_disciplina_relatorio_disciplina_id_relatorio_disciplina_id_fk" FOREIGN KEY ("relatorio_disciplina_id") REFERENCES "public"."relatorio_disciplina"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_coordenador" ADD CONSTRAINT "relatorio_coordenador_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_coordenador" ADD CONSTRAINT "relatorio_coordenador_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_disciplina" ADD CONSTRAINT "relatorio_disciplina_projeto_id_relatorio_disciplinas_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."relatorio_disciplinas"("projeto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_disciplina" ADD CONSTRAINT "relatorio_disciplina_disciplina_id_disciplina_id_fk" FOREIGN KEY ("disciplina_id") REFERENCES "public"."disciplina"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_disciplinas" ADD CONSTRAINT "relatorio_disciplinas_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatorio_disciplinas" ADD CONSTRAINT "relatorio_disciplinas_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acesso_quando" ON "acesso" USING btree ("quando");--> statement-breakpoint
CREATE INDEX "acesso_registro" ON "acesso" USING btree ("registro_tipo","registro_id","id");--> statement-breakpoint
CREATE INDEX "acesso_titular" ON "acesso" USING btree ("titular_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ausencia_unica" ON "ausencia" USING btree ("instrutor_id","mes");--> statement-breakpoint
CREATE INDEX "ausencia_mes" ON "ausencia" USING btree ("mes");--> statement-breakpoint
CREATE INDEX "avaliacao_de_desempenho_instrutor" ON "avaliacao_de_desempenho" USING btree ("instrutor_id");--> statement-breakpoint
CREATE INDEX "conferencia_pendente" ON "conferencia_de_documento" USING btree ("instrutor_id") WHERE "conferencia_de_documento"."situacao" = 'PENDENTE';--> statement-breakpoint
CREATE UNIQUE INDEX "declaracao_codigo_unico" ON "declaracao" USING btree ("codigo");--> statement-breakpoint
CREATE UNIQUE INDEX "declaracao_valida_unica" ON "declaracao" USING btree ("chave") WHERE "declaracao"."revogada_em" is null;--> statement-breakpoint
CREATE INDEX "declaracao_professor" ON "declaracao" USING btree ("professor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folha_de_pagamento_mes" ON "folha_de_pagamento" USING btree ("mes");--> statement-breakpoint
CREATE INDEX "instrutor_projeto" ON "instrutor" USING btree ("projeto_id");--> statement-breakpoint
CREATE INDEX "instrutor_nome" ON "instrutor" USING btree ("nome" collate "pt-BR-x-icu","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pagamento_linha_unica" ON "pagamento" USING btree ("folha_id","instrutor_id","competencia");--> statement-breakpoint
CREATE UNIQUE INDEX "pagamento_uma_vez" ON "pagamento" USING btree (lower("email"),"competencia") WHERE "pagamento"."pago";--> statement-breakpoint
CREATE INDEX "pagamento_instrutor" ON "pagamento" USING btree ("instrutor_id","competencia");--> statement-breakpoint
CREATE INDEX "pagamento_projeto" ON "pagamento" USING btree ("projeto_id");--> statement-breakpoint
CREATE INDEX "prorrogacao_janela" ON "prorrogacao" USING btree ("janela","ate");--> statement-breakpoint
CREATE INDEX "prorrogacao_projeto" ON "prorrogacao" USING btree ("projeto_id");--> statement-breakpoint
CREATE UNIQUE INDEX "relatorio_atividade_instrutor" ON "relatorio_atividade" USING btree ("instrutor_id");--> statement-breakpoint
CREATE INDEX "relatorio_atividade_disciplina_linha" ON "relatorio_atividade_disciplina" USING btree ("relatorio_disciplina_id");--> statement-breakpoint
CREATE UNIQUE INDEX "relatorio_coordenador_projeto" ON "relatorio_coordenador" USING btree ("projeto_id");--> statement-breakpoint
CREATE UNIQUE INDEX "relatorio_disciplina_unica" ON "relatorio_disciplina" USING btree ("projeto_id","disciplina_id");--> statement-breakpoint
CREATE INDEX "relatorio_disciplina_disciplina" ON "relatorio_disciplina" USING btree ("disciplina_id");--> statement-breakpoint
ALTER TABLE "professor" ADD CONSTRAINT "professor_cpf_onze_digitos" CHECK ("professor"."cpf" ~ '^[0-9]{11}$' or "professor"."encerrado_em" is not null);--> statement-breakpoint
CREATE FUNCTION folha_fechada_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed payment sheet does not change';
END
$$;--> statement-breakpoint
CREATE TRIGGER folha_de_pagamento_nao_muda BEFORE UPDATE OR DELETE ON "folha_de_pagamento"
  FOR EACH ROW EXECUTE FUNCTION folha_fechada_nao_muda();--> statement-breakpoint
CREATE TRIGGER pagamento_nao_muda BEFORE UPDATE OR DELETE ON "pagamento"
  FOR EACH ROW EXECUTE FUNCTION folha_fechada_nao_muda();
