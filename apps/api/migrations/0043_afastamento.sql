-- D61: an absence that an administrator declares of a person who coordinates, and the attendance that an administrator
-- registers while nobody can act for a project.
CREATE TABLE afastamento (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  professor_id integer NOT NULL REFERENCES professor (id),
  inicio date NOT NULL,
  fim date NOT NULL,
  motivo text NOT NULL,
  autor_id integer NOT NULL REFERENCES professor (id),
  criado_em timestamp (3) with time zone NOT NULL,
  encerrado_em timestamp (3) with time zone,
  encerrado_por_id integer REFERENCES professor (id),
  motivo_do_fim text,
  CONSTRAINT afastamento_dias CHECK (fim >= inicio),
  CONSTRAINT afastamento_fim_inteiro CHECK (
    (encerrado_em IS NULL) = (encerrado_por_id IS NULL) AND (encerrado_em IS NULL) = (motivo_do_fim IS NULL)
  )
);
--> statement-breakpoint
CREATE INDEX afastamento_professor ON afastamento (professor_id);
--> statement-breakpoint
CREATE TABLE frequencia_de_oficio (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  projeto_id integer NOT NULL REFERENCES projeto (id),
  autor_id integer NOT NULL REFERENCES professor (id),
  origem text NOT NULL,
  documento text REFERENCES arquivo (referencia),
  motivo text NOT NULL,
  criado_em timestamp (3) with time zone NOT NULL,
  CONSTRAINT frequencia_de_oficio_origem CHECK (origem IN ('documento', 'aluno')),
  CONSTRAINT frequencia_de_oficio_documento CHECK (origem <> 'documento' OR documento IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX frequencia_de_oficio_projeto ON frequencia_de_oficio (projeto_id);
--> statement-breakpoint
CREATE UNIQUE INDEX frequencia_de_oficio_arquivo ON frequencia_de_oficio (documento);
--> statement-breakpoint
-- The registration that the hours of this month come from; null: the coordination's own.
ALTER TABLE frequencia_do_mes ADD COLUMN de_oficio_id integer REFERENCES frequencia_de_oficio (id);
