-- POR_ASSINAR: the termo waits for the signatures in the product.
ALTER TABLE conferencia_de_documento
  DROP CONSTRAINT conferencia_situacao_valida,
  ADD CONSTRAINT conferencia_situacao_valida CHECK (situacao IN ('PENDENTE', 'CONFERIDO', 'RECUSADO')
    OR situacao = 'POR_ASSINAR' AND documento = 'termo_compromisso');
--> statement-breakpoint
-- A termo from its first signature on. Its text is frozen; `sha256` is of exactly that text in UTF-8, `arquivo_sha256` of
-- the PDF. What names people goes with the documents of the vínculo, at the end of their retention.
CREATE TABLE termo (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  modelo_versao integer NOT NULL REFERENCES modelo_do_termo (versao),
  codigo text NOT NULL UNIQUE,
  texto text,
  -- of the student, so that a corrected CPF voids a termo that shows only a part of it
  cpf text,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  criado_em timestamptz NOT NULL,
  -- void: its facts changed before the last signature
  anulado_em timestamptz,
  concluido_em timestamptz,
  arquivo text,
  arquivo_sha256 text,
  CHECK (anulado_em IS NULL OR concluido_em IS NULL),
  CHECK (num_nonnulls(concluido_em, arquivo, arquivo_sha256) IN (0, 3))
);
--> statement-breakpoint
CREATE UNIQUE INDEX termo_em_curso ON termo (instrutor_id) WHERE anulado_em IS NULL AND concluido_em IS NULL;
--> statement-breakpoint
CREATE INDEX termo_instrutor ON termo (instrutor_id);
--> statement-breakpoint
CREATE INDEX termo_modelo ON termo (modelo_versao);
--> statement-breakpoint
CREATE TABLE assinatura_do_termo (
  termo_id integer NOT NULL REFERENCES termo (id),
  papel text NOT NULL CHECK (papel IN ('ALUNO', 'COORDENADOR')),
  nome text,
  cpf text,
  meio text NOT NULL CHECK (meio IN ('SENHA', 'CODIGO')),
  em timestamptz NOT NULL,
  -- the network address
  endereco text,
  estudante_id integer REFERENCES estudante (id),
  professor_id integer REFERENCES professor (id),
  PRIMARY KEY (termo_id, papel),
  CHECK ((papel = 'ALUNO') = (estudante_id IS NOT NULL)),
  CHECK ((papel = 'COORDENADOR') = (professor_id IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX assinatura_do_termo_estudante ON assinatura_do_termo (estudante_id);
--> statement-breakpoint
CREATE INDEX assinatura_do_termo_professor ON assinatura_do_termo (professor_id);
--> statement-breakpoint
-- The code mailed to a student without a password, stored as a keyed hash with the text that it signs; one at a time.
CREATE TABLE codigo_do_termo (
  instrutor_id integer PRIMARY KEY REFERENCES instrutor (id),
  estudante_id integer NOT NULL REFERENCES estudante (id),
  marca text NOT NULL,
  expira_em timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX codigo_do_termo_estudante ON codigo_do_termo (estudante_id);
