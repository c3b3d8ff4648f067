-- The digital signatures of a stored PDF, judged once for each content. Goes with the last file of that content.
CREATE TABLE conferencia_de_assinaturas (
  sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- The program's version of the judgement.
  versao integer NOT NULL,
  -- The day of the bundle of roots; null without one.
  raizes text CHECK (raizes ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  conferida_em timestamptz NOT NULL,
  situacao text NOT NULL CHECK (situacao IN ('lido', 'protegido', 'xfa', 'indice', 'ilegivel', 'demorado')),
  assinaturas jsonb NOT NULL
);
