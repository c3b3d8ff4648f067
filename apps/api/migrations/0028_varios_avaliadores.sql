ALTER TABLE "item_da_sessao" ALTER COLUMN "total" SET DATA TYPE numeric;--> statement-breakpoint
CREATE TABLE "avaliacao_reaberta" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "avaliacao_reaberta_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"aprovacao_id" integer NOT NULL,
	"projeto_id" integer NOT NULL,
	"avaliador_id" integer NOT NULL,
	"notas" jsonb NOT NULL,
	"total" numeric NOT NULL,
	"parecer" text NOT NULL,
	"concluida_em" timestamp (3) with time zone,
	"motivo" text NOT NULL,
	"autor_id" integer NOT NULL,
	"reaberta_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "avaliacao_reaberta_com_motivo" CHECK (btrim("avaliacao_reaberta"."motivo") <> '')
);
--> statement-breakpoint
CREATE TABLE "designacao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "designacao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"aprovacao_id" integer NOT NULL,
	"projeto_id" integer NOT NULL,
	"avaliador_id" integer NOT NULL,
	"aceito" boolean DEFAULT false NOT NULL,
	"ja_foi_avaliado" boolean DEFAULT false NOT NULL,
	"notas" jsonb,
	"fase1_do_barema" numeric,
	"total" numeric,
	"parecer" text DEFAULT '' NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"avaliado_em" timestamp (3) with time zone,
	"substituido_em" timestamp (3) with time zone,
	"reaberto_em" timestamp (3) with time zone,
	CONSTRAINT "designacao_concluida_tem_total" CHECK (not "designacao"."ja_foi_avaliado" or "designacao"."aceito" and "designacao"."total" is not null)
);
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ALTER COLUMN "avaliador_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "recusa_de_avaliacao" DROP CONSTRAINT "recusa_de_avaliacao_pkey";--> statement-breakpoint
ALTER TABLE "recusa_de_avaliacao" ADD CONSTRAINT "recusa_de_avaliacao_aprovacao_id_avaliador_id_pk" PRIMARY KEY("aprovacao_id","avaliador_id");--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "avaliadores" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "divergente" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "combinacao_mantida" text;--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "reaberto_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "avaliacao_reaberta" ADD CONSTRAINT "avaliacao_reaberta_avaliador_id_professor_id_fk" FOREIGN KEY ("avaliador_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_reaberta" ADD CONSTRAINT "avaliacao_reaberta_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designacao" ADD CONSTRAINT "designacao_aprovacao_id_projeto_aprovacao_id_fk" FOREIGN KEY ("aprovacao_id") REFERENCES "public"."projeto_aprovacao"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designacao" ADD CONSTRAINT "designacao_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designacao" ADD CONSTRAINT "designacao_avaliador_id_professor_id_fk" FOREIGN KEY ("avaliador_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avaliacao_reaberta_aprovacao" ON "avaliacao_reaberta" USING btree ("aprovacao_id","id");--> statement-breakpoint
CREATE INDEX "avaliacao_reaberta_projeto" ON "avaliacao_reaberta" USING btree ("projeto_id");--> statement-breakpoint
CREATE INDEX "avaliacao_reaberta_avaliador" ON "avaliacao_reaberta" USING btree ("avaliador_id");--> statement-breakpoint
CREATE INDEX "avaliacao_reaberta_autor" ON "avaliacao_reaberta" USING btree ("autor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "designacao_uma_por_pessoa" ON "designacao" USING btree ("aprovacao_id","avaliador_id");--> statement-breakpoint
CREATE INDEX "designacao_projeto" ON "designacao" USING btree ("projeto_id");--> statement-breakpoint
CREATE INDEX "designacao_avaliador" ON "designacao" USING btree ("avaliador_id");--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD CONSTRAINT "aprovacao_de_um_ou_de_varios" CHECK ("projeto_aprovacao"."avaliadores" between 1 and 6 and ("projeto_aprovacao"."avaliadores" = 1) = ("projeto_aprovacao"."avaliador_id" is not null));--> statement-breakpoint
-- What was concluded once is never rewritten, by no path.
CREATE FUNCTION avaliacao_reaberta_so_cresce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'avaliacao_reaberta only grows';
END
$$;--> statement-breakpoint
CREATE TRIGGER avaliacao_reaberta_so_cresce BEFORE UPDATE OR DELETE ON "avaliacao_reaberta"
  FOR EACH ROW EXECUTE FUNCTION avaliacao_reaberta_so_cresce();--> statement-breakpoint
CREATE TRIGGER avaliacao_reaberta_nao_se_esvazia BEFORE TRUNCATE ON "avaliacao_reaberta"
  FOR EACH STATEMENT EXECUTE FUNCTION avaliacao_reaberta_so_cresce();
--> statement-breakpoint
-- One row for each person and project, with one evaluator or several, by the names of an approval.
CREATE VIEW "encargo" AS
  SELECT a.id, a.versao, a.projeto_id, a.edital_id, a.tipo_projeto, a.avaliador_id, a.aceito, a.ja_foi_avaliado,
    a.pontuacao_adequacao_coerencia, a.pontuacao_relevancia_justificativa_clareza,
    a.pontuacao_metodologia_atividades, a.pontuacao_organizacao_textual, a.pontuacao_apoio_disciplina,
    a.pontuacao_natureza_disciplinas, a.pontuacao_caracteristica_disciplinas,
    a.notas, a.notas_dadas, a.pontuacao_fase1, a.total, a.parecer, a.criado_em, a.avaliado_em, a.substituido_em,
    a.reaberto_em
  FROM projeto_aprovacao a WHERE a.avaliador_id IS NOT NULL
  UNION ALL
  SELECT a.id, d.versao, d.projeto_id, a.edital_id, a.tipo_projeto, d.avaliador_id, d.aceito, d.ja_foi_avaliado,
    null, null, null, null, null, null, null,
    d.notas, null, d.fase1_do_barema, d.total, d.parecer, d.criado_em, d.avaliado_em, d.substituido_em,
    d.reaberto_em
  FROM designacao d JOIN projeto_aprovacao a ON a.id = d.aprovacao_id;
