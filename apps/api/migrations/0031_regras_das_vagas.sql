-- Calls that had a score before the rules of places were fixed by the first one (D53) keep their freedom until publication.
ALTER TABLE "edital" ADD COLUMN "regras_das_vagas_livres" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "edital" SET "regras_das_vagas_livres" = true WHERE EXISTS (
  SELECT FROM "encargo" a WHERE a.edital_id = "edital"."id" AND (a.ja_foi_avaliado OR a.notas IS NOT NULL OR num_nonnulls(
    a.pontuacao_adequacao_coerencia, a.pontuacao_relevancia_justificativa_clareza, a.pontuacao_metodologia_atividades,
    a.pontuacao_organizacao_textual, a.pontuacao_apoio_disciplina, a.pontuacao_natureza_disciplinas,
    a.pontuacao_caracteristica_disciplinas) > 0));
