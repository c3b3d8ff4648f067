CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TABLE "arquivo" (
	"referencia" text PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"dono_id" integer,
	"mime" text NOT NULL,
	"tamanho" integer NOT NULL,
	"sha256" text NOT NULL,
	"vinculo" text,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arquivo_referencia_valida" CHECK ("arquivo"."referencia" ~ '^arq_[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "auditoria" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auditoria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quando" timestamp (3) with time zone NOT NULL,
	"pessoa_id" integer,
	"acao" text NOT NULL,
	"registro_tipo" text,
	"registro_id" integer,
	"antes" jsonb,
	"depois" jsonb
);
--> statement-breakpoint
CREATE TABLE "aviso" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aviso_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titulo" text NOT NULL,
	"resumo" text NOT NULL,
	"texto" text NOT NULL,
	"ordem" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comprovante_de_disciplinas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comprovante_de_disciplinas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"autor_id" integer NOT NULL,
	"comprovante" text NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comprovante_disciplina" (
	"comprovante_id" integer NOT NULL,
	"disciplina_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "comprovante_disciplina_comprovante_id_ordem_pk" PRIMARY KEY("comprovante_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "configuracao" (
	"id" integer PRIMARY KEY NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"dados" jsonb NOT NULL,
	CONSTRAINT "configuracao_uma_linha" CHECK ("configuracao"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "cronograma" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cronograma_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"projeto_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	"meses" text[] NOT NULL,
	"atividades" text[] NOT NULL,
	CONSTRAINT "cronograma_dez_meses" CHECK (cardinality("cronograma"."meses") = 10 and cardinality("cronograma"."atividades") = 10)
);
--> statement-breakpoint
CREATE TABLE "disciplina" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disciplina_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"autor_id" integer NOT NULL,
	"nome" text NOT NULL,
	"semestre" text NOT NULL,
	"codigo" text NOT NULL,
	"unidade_oferta_id" integer NOT NULL,
	"tipo_disciplina" text NOT NULL,
	"eh_obrigatoria" boolean NOT NULL,
	"tsd" double precision NOT NULL,
	"cursos_ofertadas" text[] NOT NULL,
	"carga_horaria" double precision NOT NULL,
	CONSTRAINT "disciplina_tsd_em_porcento" CHECK ("disciplina"."tsd" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "edital" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edital_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"nome" text NOT NULL,
	"ano" integer NOT NULL,
	"inicio" date NOT NULL,
	"fim" date NOT NULL,
	"fase" text NOT NULL,
	"tipo_projeto" text NOT NULL,
	"fim_recursos" date,
	"limite_bolsas" integer,
	"publicacao" date NOT NULL,
	"resultado_publicado_em" timestamp (3) with time zone,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "edital_fase_valida" CHECK ("edital"."fase" in ('submissao','avaliacao','decisao','secretaria','resultado','arquivado')),
	CONSTRAINT "edital_tipo_valido" CHECK ("edital"."tipo_projeto" in ('TIPO I','TIPO II')),
	CONSTRAINT "edital_dias_em_ordem" CHECK ("edital"."inicio" <= "edital"."fim")
);
--> statement-breakpoint
CREATE TABLE "idempotencia" (
	"pessoa" integer NOT NULL,
	"rota" text NOT NULL,
	"chave" text NOT NULL,
	"corpo_sha256" text NOT NULL,
	"status" integer,
	"resposta" text,
	"criada_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotencia_pessoa_rota_chave_pk" PRIMARY KEY("pessoa","rota","chave")
);
--> statement-breakpoint
CREATE TABLE "limite" (
	"chave" text PRIMARY KEY NOT NULL,
	"contagem" integer NOT NULL,
	"inicio" timestamp (3) with time zone NOT NULL,
	"bloqueado_ate" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "professor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"cpf" text NOT NULL,
	"rg" text NOT NULL,
	"siape" text NOT NULL,
	"lattes" text NOT NULL,
	"programa" text,
	"departamento" text,
	"foto" text NOT NULL,
	"senha" text,
	"tipo" text NOT NULL,
	"unidade_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "professor_tipo_valido" CHECK ("professor"."tipo" in ('coordenador','avaliador','administrador','PRESIDENTE_COMISSAO','secretaria')),
	CONSTRAINT "professor_cpf_onze_digitos" CHECK ("professor"."cpf" ~ '^[0-9]{11}$')
);
--> statement-breakpoint
CREATE TABLE "professor_nao_cadastrado" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professor_nao_cadastrado_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"criado_por_id" integer NOT NULL,
	"nome" text NOT NULL,
	"siape" text NOT NULL,
	"regime_trabalho" text NOT NULL,
	"unidade_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programa" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programa_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projeto" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projeto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"coordenador_id" integer NOT NULL,
	"edital_id" integer,
	"titulo" text NOT NULL,
	"regime_trabalho" text,
	"tipo_projeto" text NOT NULL,
	"remunerados" integer NOT NULL,
	"voluntarios" integer NOT NULL,
	"resumo" text NOT NULL,
	"introducao" text NOT NULL,
	"metodologia" text NOT NULL,
	"resultados_esperados" text NOT NULL,
	"referencias" text NOT NULL,
	"palavra_chave1" text NOT NULL,
	"palavra_chave2" text NOT NULL,
	"palavra_chave3" text NOT NULL,
	"palavra_chave4" text NOT NULL,
	"comprovante_id" integer,
	"eh_rascunho" boolean NOT NULL,
	"aguardando_cronograma" boolean NOT NULL,
	"submetido_em" timestamp (3) with time zone,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"atualizado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "projeto_submetido_tem_instante" CHECK ("projeto"."eh_rascunho" = ("projeto"."submetido_em" is null)),
	CONSTRAINT "projeto_submetido_tem_edital" CHECK ("projeto"."eh_rascunho" or "projeto"."edital_id" is not null),
	CONSTRAINT "projeto_rascunho_nao_aguarda" CHECK (not ("projeto"."eh_rascunho" and "projeto"."aguardando_cronograma"))
);
--> statement-breakpoint
CREATE TABLE "projeto_aprovacao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projeto_aprovacao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"projeto_id" integer NOT NULL,
	"avaliador_id" integer NOT NULL,
	"aceito" boolean NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projeto_colaborador" (
	"projeto_id" integer NOT NULL,
	"professor_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "projeto_colaborador_projeto_id_professor_id_pk" PRIMARY KEY("projeto_id","professor_id")
);
--> statement-breakpoint
CREATE TABLE "projeto_nao_cadastrado" (
	"projeto_id" integer NOT NULL,
	"nao_cadastrado_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "projeto_nao_cadastrado_projeto_id_nao_cadastrado_id_pk" PRIMARY KEY("projeto_id","nao_cadastrado_id")
);
--> statement-breakpoint
CREATE TABLE "rascunho_excluido" (
	"projeto_id" integer PRIMARY KEY NOT NULL,
	"professor_id" integer NOT NULL,
	"excluido_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redefinicao_de_senha" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redefinicao_de_senha_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professor_id" integer NOT NULL,
	"token_sha256" text NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"expira_em" timestamp (3) with time zone NOT NULL,
	"usada_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "segredo" (
	"nome" text PRIMARY KEY NOT NULL,
	"valor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professor_id" integer NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"ultimo_uso" timestamp (3) with time zone NOT NULL,
	"expira_em" timestamp (3) with time zone NOT NULL,
	"encerrada_em" timestamp (3) with time zone,
	"navegador" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unidade" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unidade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"cidade" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arquivo" ADD CONSTRAINT "arquivo_dono_id_professor_id_fk" FOREIGN KEY ("dono_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comprovante_de_disciplinas" ADD CONSTRAINT "comprovante_de_disciplinas_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comprovante_de_disciplinas" ADD CONSTRAINT "comprovante_de_disciplinas_comprovante_arquivo_referencia_fk" FOREIGN KEY ("comprovante") REFERENCES "public"."arquivo"("referencia") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comprovante_disciplina" ADD CONSTRAINT "comprovante_disciplina_comprovante_id_comprovante_de_disciplinas_id_fk" FOREIGN KEY ("comprovante_id") REFERENCES "public"."comprovante_de_disciplinas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comprovante_disciplina" ADD CONSTRAINT "comprovante_disciplina_disciplina_id_disciplina_id_fk" FOREIGN KEY ("disciplina_id") REFERENCES "public"."disciplina"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cronograma" ADD CONSTRAINT "cronograma_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disciplina" ADD CONSTRAINT "disciplina_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disciplina" ADD CONSTRAINT "disciplina_unidade_oferta_id_unidade_id_fk" FOREIGN KEY ("unidade_oferta_id") REFERENCES "public"."unidade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professor" ADD CONSTRAINT "professor_unidade_id_unidade_id_fk" FOREIGN KEY ("unidade_id") REFERENCES "public"."unidade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professor_nao_cadastrado" ADD CONSTRAINT "professor_nao_cadastrado_criado_por_id_professor_id_fk" FOREIGN KEY ("criado_por_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professor_nao_cadastrado" ADD CONSTRAINT "professor_nao_cadastrado_unidade_id_unidade_id_fk" FOREIGN KEY ("unidade_id") REFERENCES "public"."unidade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto" ADD CONSTRAINT "projeto_coordenador_id_professor_id_fk" FOREIGN KEY ("coordenador_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto" ADD CONSTRAINT "projeto_edital_id_edital_id_fk" FOREIGN KEY ("edital_id") REFERENCES "public"."edital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto" ADD CONSTRAINT "projeto_comprovante_id_comprovante_de_disciplinas_id_fk" FOREIGN KEY ("comprovante_id") REFERENCES "public"."comprovante_de_disciplinas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "projeto_aprovacao_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "projeto_aprovacao_avaliador_id_professor_id_fk" FOREIGN KEY ("avaliador_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto_colaborador" ADD CONSTRAINT "projeto_colaborador_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto_colaborador" ADD CONSTRAINT "projeto_colaborador_professor_id_professor_id_fk" FOREIGN KEY ("professor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto_nao_cadastrado" ADD CONSTRAINT "projeto_nao_cadastrado_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projeto_nao_cadastrado" ADD CONSTRAINT "projeto_nao_cadastrado_nao_cadastrado_id_professor_nao_cadastrado_id_fk" FOREIGN KEY ("nao_cadastrado_id") REFERENCES "public"."professor_nao_cadastrado"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rascunho_excluido" ADD CONSTRAINT "rascunho_excluido_professor_id_professor_id_fk" FOREIGN KEY ("professor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redefinicao_de_senha" ADD CONSTRAINT "redefinicao_de_senha_professor_id_professor_id_fk" FOREIGN KEY ("professor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_professor_id_professor_id_fk" FOREIGN KEY ("professor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arquivo_sem_vinculo" ON "arquivo" USING btree ("criado_em") WHERE "arquivo"."vinculo" is null;--> statement-breakpoint
CREATE INDEX "arquivo_vinculo" ON "arquivo" USING btree ("vinculo");--> statement-breakpoint
CREATE INDEX "auditoria_registro" ON "auditoria" USING btree ("registro_tipo","registro_id");--> statement-breakpoint
CREATE INDEX "auditoria_pessoa" ON "auditoria" USING btree ("pessoa_id");--> statement-breakpoint
CREATE INDEX "auditoria_quando" ON "auditoria" USING btree ("quando");--> statement-breakpoint
CREATE INDEX "comprovante_disciplina_disciplina" ON "comprovante_disciplina" USING btree ("disciplina_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cronograma_ordem_unica" ON "cronograma" USING btree ("projeto_id","ordem");--> statement-breakpoint
CREATE INDEX "disciplina_autor" ON "disciplina" USING btree ("autor_id");--> statement-breakpoint
CREATE INDEX "disciplina_unidade" ON "disciplina" USING btree ("unidade_oferta_id");--> statement-breakpoint
CREATE INDEX "idempotencia_criada_em" ON "idempotencia" USING btree ("criada_em");--> statement-breakpoint
CREATE UNIQUE INDEX "professor_cpf_unico" ON "professor" USING btree ("cpf");--> statement-breakpoint
CREATE UNIQUE INDEX "professor_siape_unico" ON "professor" USING btree ("siape");--> statement-breakpoint
CREATE UNIQUE INDEX "professor_email_unico" ON "professor" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "professor_unidade" ON "professor" USING btree ("unidade_id");--> statement-breakpoint
CREATE INDEX "nao_cadastrado_criador" ON "professor_nao_cadastrado" USING btree ("criado_por_id");--> statement-breakpoint
CREATE INDEX "nao_cadastrado_unidade" ON "professor_nao_cadastrado" USING btree ("unidade_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programa_nome_unico" ON "programa" USING btree ("nome");--> statement-breakpoint
CREATE INDEX "projeto_coordenador" ON "projeto" USING btree ("coordenador_id","eh_rascunho");--> statement-breakpoint
CREATE INDEX "projeto_edital" ON "projeto" USING btree ("edital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projeto_comprovante_unico" ON "projeto" USING btree ("comprovante_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projeto_aprovacao_projeto_unico" ON "projeto_aprovacao" USING btree ("projeto_id");--> statement-breakpoint
CREATE INDEX "projeto_aprovacao_avaliador" ON "projeto_aprovacao" USING btree ("avaliador_id");--> statement-breakpoint
CREATE INDEX "projeto_colaborador_professor" ON "projeto_colaborador" USING btree ("professor_id");--> statement-breakpoint
CREATE INDEX "projeto_nao_cadastrado_pessoa" ON "projeto_nao_cadastrado" USING btree ("nao_cadastrado_id");--> statement-breakpoint
CREATE UNIQUE INDEX "redefinicao_token_unico" ON "redefinicao_de_senha" USING btree ("token_sha256");--> statement-breakpoint
CREATE INDEX "redefinicao_professor" ON "redefinicao_de_senha" USING btree ("professor_id");--> statement-breakpoint
CREATE INDEX "sessao_professor" ON "sessao" USING btree ("professor_id");