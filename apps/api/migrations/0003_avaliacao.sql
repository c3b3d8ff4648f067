CREATE TABLE "lembrete" (
	"avaliador_id" integer NOT NULL,
	"dia" date NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lembrete_avaliador_id_dia_pk" PRIMARY KEY("avaliador_id","dia")
);
--> statement-breakpoint
CREATE TABLE "recurso" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recurso_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"aprovacao_id" integer NOT NULL,
	"autor_id" integer NOT NULL,
	"mensagem" text NOT NULL,
	"feedback" text,
	"status" text NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"decidido_em" timestamp (3) with time zone,
	"decidido_por_id" integer,
	"original" jsonb,
	"corrigido" jsonb,
	CONSTRAINT "recurso_status_valido" CHECK ("recurso"."status" in ('PENDENTE','ACEITO','RECUSADO')),
	CONSTRAINT "recurso_decidido_tem_instante" CHECK (("recurso"."status" = 'PENDENTE') = ("recurso"."decidido_em" is null)),
	CONSTRAINT "recurso_aceito_guarda_notas" CHECK (("recurso"."status" = 'ACEITO') = ("recurso"."original" is not null and "recurso"."corrigido" is not null))
);
--> statement-breakpoint
CREATE TABLE "recusa_de_avaliacao" (
	"aprovacao_id" integer PRIMARY KEY NOT NULL,
	"projeto_id" integer NOT NULL,
	"avaliador_id" integer NOT NULL,
	"motivo" text NOT NULL,
	"recusado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "ja_foi_avaliado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_adequacao_coerencia" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_relevancia_justificativa_clareza" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_metodologia_atividades" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_organizacao_textual" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_apoio_disciplina" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_natureza_disciplinas" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_caracteristica_disciplinas" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_fase1" numeric(5, 1) GENERATED ALWAYS AS (pontuacao_adequacao_coerencia + pontuacao_relevancia_justificativa_clareza + pontuacao_metodologia_atividades + pontuacao_organizacao_textual) STORED;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "pontuacao_fase2" numeric(5, 1) GENERATED ALWAYS AS (pontuacao_apoio_disciplina + pontuacao_natureza_disciplinas + pontuacao_caracteristica_disciplinas) STORED;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "total" numeric(5, 1) GENERATED ALWAYS AS (pontuacao_adequacao_coerencia + pontuacao_relevancia_justificativa_clareza + pontuacao_metodologia_atividades + pontuacao_organizacao_textual + coalesce(pontuacao_apoio_disciplina + pontuacao_natureza_disciplinas + pontuacao_caracteristica_disciplinas, 0)) STORED;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "parecer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "remunerados_aprovados" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "voluntarios_aprovados" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "situacao" text DEFAULT 'SUBMETIDO' NOT NULL;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "avaliado_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lembrete" ADD CONSTRAINT "lembrete_avaliador_id_professor_id_fk" FOREIGN KEY ("avaliador_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurso" ADD CONSTRAINT "recurso_aprovacao_id_projeto_aprovacao_id_fk" FOREIGN KEY ("aprovacao_id") REFERENCES "public"."projeto_aprovacao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurso" ADD CONSTRAINT "recurso_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurso" ADD CONSTRAINT "recurso_decidido_por_id_professor_id_fk" FOREIGN KEY ("decidido_por_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recusa_de_avaliacao" ADD CONSTRAINT "recusa_de_avaliacao_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recusa_de_avaliacao" ADD CONSTRAINT "recusa_de_avaliacao_avaliador_id_professor_id_fk" FOREIGN KEY ("avaliador_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurso_aprovacao" ON "recurso" USING btree ("aprovacao_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recurso_um_pendente" ON "recurso" USING btree ("aprovacao_id") WHERE "recurso"."status" = 'PENDENTE';--> statement-breakpoint
CREATE INDEX "recusa_de_avaliacao_projeto" ON "recusa_de_avaliacao" USING btree ("projeto_id");--> statement-breakpoint
CREATE INDEX "recusa_de_avaliacao_avaliador" ON "recusa_de_avaliacao" USING btree ("avaliador_id");--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "aprovacao_situacao_valida" CHECK ("projeto_aprovacao"."situacao" in ('SUBMETIDO','APROVADO','REPROVADO'));--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "aprovacao_vagas_validas" CHECK ("projeto_aprovacao"."remunerados_aprovados" between 0 and 2 and "projeto_aprovacao"."voluntarios_aprovados" between 0 and 3);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "aprovacao_notas_validas" CHECK ("projeto_aprovacao"."pontuacao_adequacao_coerencia" between 0 and 40 and "projeto_aprovacao"."pontuacao_relevancia_justificativa_clareza" between 0 and 30
        and "projeto_aprovacao"."pontuacao_metodologia_atividades" between 0 and 20 and "projeto_aprovacao"."pontuacao_organizacao_textual" between 0 and 10
        and "projeto_aprovacao"."pontuacao_apoio_disciplina" between 0 and 200 and "projeto_aprovacao"."pontuacao_natureza_disciplinas" between 0 and 200
        and "projeto_aprovacao"."pontuacao_caracteristica_disciplinas" between 0 and 150);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "aprovacao_concluida_tem_fase1" CHECK (not "projeto_aprovacao"."ja_foi_avaliado" or ("projeto_aprovacao"."pontuacao_adequacao_coerencia" is not null and "projeto_aprovacao"."pontuacao_relevancia_justificativa_clareza" is not null
        and "projeto_aprovacao"."pontuacao_metodologia_atividades" is not null and "projeto_aprovacao"."pontuacao_organizacao_textual" is not null and "projeto_aprovacao"."aceito"));--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "edital_id" integer;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "tipo_projeto" text;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "tsd_medio" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "submetido_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE FUNCTION aprovacao_copia_do_projeto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- From its designation on a project does not change (D1, D7): rankings read these copies (D18).
  SELECT p.edital_id, p.tipo_projeto, p.submetido_em,
      (SELECT avg(d.tsd::numeric) FROM comprovante_disciplina cd JOIN disciplina d ON d.id = cd.disciplina_id
        WHERE cd.comprovante_id = p.comprovante_id)
    INTO NEW.edital_id, NEW.tipo_projeto, NEW.submetido_em, NEW.tsd_medio
    FROM projeto p WHERE p.id = NEW.projeto_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER aprovacao_copia_do_projeto BEFORE INSERT ON "projeto_aprovacao"
  FOR EACH ROW EXECUTE FUNCTION aprovacao_copia_do_projeto();--> statement-breakpoint
UPDATE "projeto_aprovacao" a SET "edital_id" = p.edital_id, "tipo_projeto" = p.tipo_projeto, "submetido_em" = p.submetido_em,
    "tsd_medio" = (SELECT avg(d.tsd::numeric) FROM comprovante_disciplina cd JOIN disciplina d ON d.id = cd.disciplina_id
      WHERE cd.comprovante_id = p.comprovante_id)
  FROM projeto p WHERE p.id = a.projeto_id;--> statement-breakpoint
CREATE INDEX "projeto_aprovacao_edital" ON "projeto_aprovacao" USING btree ("edital_id","tipo_projeto","projeto_id");--> statement-breakpoint
CREATE INDEX "projeto_aprovacao_ranque" ON "projeto_aprovacao" USING btree ("edital_id","tipo_projeto","total" desc nulls last,"pontuacao_fase1" desc nulls last,"pontuacao_adequacao_coerencia" desc nulls last,"pontuacao_relevancia_justificativa_clareza" desc nulls last,"pontuacao_metodologia_atividades" desc nulls last,"pontuacao_organizacao_textual" desc nulls last,"tsd_medio" asc nulls last,"submetido_em" asc nulls last,"projeto_id") WHERE "projeto_aprovacao"."ja_foi_avaliado";--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "aprovacao_copiada_do_projeto" CHECK ("projeto_aprovacao"."edital_id" is not null and "projeto_aprovacao"."tipo_projeto" is not null and "projeto_aprovacao"."submetido_em" is not null);