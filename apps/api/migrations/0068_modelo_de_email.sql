-- Texts of mails that the institution changed. Both texts are null after a return to the original.
CREATE TABLE modelo_de_email (
  nome text PRIMARY KEY,
  versao integer NOT NULL,
  assunto text,
  texto text,
  mudado_em timestamptz NOT NULL,
  mudado_por integer NOT NULL REFERENCES professor (id),
  CHECK ((assunto IS NULL) = (texto IS NULL))
);
