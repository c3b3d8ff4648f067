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