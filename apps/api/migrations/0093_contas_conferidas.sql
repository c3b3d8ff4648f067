-- The account of each student whom a sheet pays, as it was when the sheet was conferred: its remessas pay to it. Goes
-- when the sheet is back in draft; the numbers go with the documents of the vínculo.
CREATE TABLE conta_conferida (
  conferencia_id integer NOT NULL REFERENCES conferencia_da_folha (id),
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  -- the writing of the account; null: none is recorded
  mudanca_id integer REFERENCES mudanca_de_conta (id),
  -- whether it could be paid to at that time: the student had not to be waited for, and had not said no
  livre boolean NOT NULL,
  banco text CHECK (banco ~ '^[0-9]{3}$'),
  agencia text CHECK (agencia ~ '^[0-9]{1,5}$'),
  digito_da_agencia text CHECK (digito_da_agencia ~ '^[0-9XP]$'),
  conta text CHECK (conta ~ '^[0-9]{1,13}$'),
  digito text CHECK (digito ~ '^[0-9XP]{1,2}$'),
  tipo text CHECK (tipo IN ('corrente', 'poupanca', 'salario')),
  cpf_do_titular text CHECK (cpf_do_titular ~ '^[0-9]{11}$'),
  PRIMARY KEY (conferencia_id, instrutor_id)
);
--> statement-breakpoint
CREATE INDEX conta_conferida_instrutor ON conta_conferida (instrutor_id);
--> statement-breakpoint
CREATE INDEX conta_conferida_mudanca ON conta_conferida (mudanca_id);
--> statement-breakpoint
-- Sheets that are conferred and not wholly sent: the accounts that nobody wrote since. An account written later has no
-- earlier numbers to go back to, and is treated as completed after the conference.
INSERT INTO conta_conferida (conferencia_id, instrutor_id, mudanca_id, livre, banco, agencia, digito_da_agencia, conta,
  digito, tipo, cpf_do_titular)
SELECT DISTINCT c.id, b.instrutor_id, m.id,
  m.id IS NULL OR m.token_sha256 IS NULL OR m.resposta = 'minha'
    OR m.resposta IS NULL AND m.em + interval '72 hours' <= c.conferida_em,
  b.banco, b.agencia, b.digito_da_agencia, b.conta, b.digito, b.tipo, b.cpf_do_titular
FROM conferencia_da_folha c
CROSS JOIN LATERAL jsonb_array_elements(c.lancamentos) l
JOIN conta_bancaria b ON b.instrutor_id = (l ->> 'instrutorId')::integer
LEFT JOIN LATERAL (SELECT * FROM mudanca_de_conta m WHERE m.instrutor_id = b.instrutor_id ORDER BY m.id DESC LIMIT 1) m
  ON true
WHERE c.desfeita_em IS NULL AND (l ->> 'pago')::boolean AND (m.em IS NULL OR m.em <= c.conferida_em)
  AND NOT EXISTS (SELECT FROM folha_de_pagamento f JOIN pagamento g ON g.folha_id = f.id
    JOIN parte_da_remessa p ON p.pagamento_id = g.id AND p.viva
    WHERE f.conferencia_id = c.id AND g.instrutor_id = b.instrutor_id);
--> statement-breakpoint
-- To which writing of the account a line went, and why it was not the conferred one; null for lines of before, and
-- where it was paid without a file.
ALTER TABLE linha_da_remessa
  ADD COLUMN mudanca_id integer REFERENCES mudanca_de_conta (id),
  ADD COLUMN origem_da_conta text CHECK (origem_da_conta IN ('conferida', 'completada', 'corrigida'));
--> statement-breakpoint
CREATE INDEX linha_da_remessa_mudanca ON linha_da_remessa (mudanca_id);
