-- A vínculo that left the person of its earlier CPF (D37). What was typed, sent, read or paid until then stays theirs: it
-- is not shown to the next person, and remains in their own data.
CREATE TABLE saida_do_vinculo (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  -- the account that had the vínculo; null: nobody had entered, or the account was closed
  estudante_id integer REFERENCES estudante (id),
  em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX saida_do_vinculo_instrutor ON saida_do_vinculo (instrutor_id);
--> statement-breakpoint
CREATE INDEX saida_do_vinculo_estudante ON saida_do_vinculo (estudante_id);
--> statement-breakpoint
-- Days and months of the person who left; null: of the present one, who may have the same month and the same id.
ALTER TABLE dia_do_estudante
  ADD COLUMN saida_id integer REFERENCES saida_do_vinculo (id),
  DROP CONSTRAINT dia_do_estudante_pkey;
--> statement-breakpoint
CREATE UNIQUE INDEX dia_do_estudante_linha ON dia_do_estudante (instrutor_id, id) WHERE saida_id IS NULL;
--> statement-breakpoint
CREATE INDEX dia_do_estudante_saida ON dia_do_estudante (saida_id);
--> statement-breakpoint
ALTER TABLE mes_do_estudante
  ADD COLUMN saida_id integer REFERENCES saida_do_vinculo (id),
  DROP CONSTRAINT mes_do_estudante_pkey;
--> statement-breakpoint
CREATE UNIQUE INDEX mes_do_estudante_mes ON mes_do_estudante (instrutor_id, mes) WHERE saida_id IS NULL;
--> statement-breakpoint
CREATE INDEX mes_do_estudante_saida ON mes_do_estudante (saida_id);
--> statement-breakpoint
-- CPFs corrected before this, after a student had entered; a first CPF, which nobody could enter without, is none.
INSERT INTO saida_do_vinculo (instrutor_id, estudante_id, em)
SELECT s.registro_id, e.id, s.quando
FROM auditoria s
JOIN LATERAL (SELECT (a.depois ->> 'estudante')::integer AS estudante FROM auditoria a
  WHERE a.acao = 'aceitarConvite' AND a.registro_tipo = 'instrutor' AND a.registro_id = s.registro_id AND a.id < s.id
  ORDER BY a.id DESC LIMIT 1) a ON true
LEFT JOIN estudante e ON e.id = a.estudante
WHERE s.acao IN ('identificarInstrutor', 'atualizarInstrutor') AND s.registro_tipo = 'instrutor'
  AND s.depois ->> 'cpf' = 'alterado' AND EXISTS (SELECT FROM instrutor i WHERE i.id = s.registro_id)
ORDER BY s.id;
--> statement-breakpoint
UPDATE dia_do_estudante d SET saida_id = (SELECT s.id FROM saida_do_vinculo s
  WHERE s.instrutor_id = d.instrutor_id AND s.em >= d.alterado_em ORDER BY s.em LIMIT 1)
WHERE d.instrutor_id IN (SELECT instrutor_id FROM saida_do_vinculo);
--> statement-breakpoint
UPDATE mes_do_estudante m SET saida_id = (SELECT s.id FROM saida_do_vinculo s
  WHERE s.instrutor_id = m.instrutor_id AND s.em >= coalesce(m.enviado_em, m.decidido_em) ORDER BY s.em LIMIT 1)
WHERE m.instrutor_id IN (SELECT instrutor_id FROM saida_do_vinculo);
