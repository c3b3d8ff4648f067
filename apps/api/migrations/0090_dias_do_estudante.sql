-- A month of a vínculo as its student logs it. The hours that are paid stay in `frequencia_do_mes`: the coordination
-- registers them, and by that attests a month that the student sent ('atestado').
CREATE TABLE mes_do_estudante (
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  mes text NOT NULL CHECK (mes ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'),
  versao integer NOT NULL DEFAULT 1,
  estado text NOT NULL DEFAULT 'aberto' CHECK (estado IN ('aberto', 'enviado', 'devolvido', 'atestado')),
  enviado_em timestamptz,
  -- who attested it or sent it back, and why; an attested month has a reason only where fewer hours count
  decidido_em timestamptz,
  decidido_por_id integer REFERENCES professor (id),
  motivo text,
  PRIMARY KEY (instrutor_id, mes),
  CHECK (estado IN ('aberto', 'devolvido') OR enviado_em IS NOT NULL),
  CHECK (estado IN ('aberto', 'enviado') OR num_nonnulls(decidido_em, decidido_por_id) = 2),
  CHECK (estado <> 'devolvido' OR motivo IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX mes_do_estudante_decidido_por ON mes_do_estudante (decidido_por_id);
--> statement-breakpoint
-- The id is made on the student's device, so that a repeated sending is the same line. A deleted line stays without its
-- text, so that a late repetition does not bring it back.
CREATE TABLE dia_do_estudante (
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  id uuid NOT NULL,
  dia date NOT NULL,
  horas numeric(3, 1) NOT NULL CHECK (horas > 0 AND horas <= 12),
  atividade text NOT NULL,
  versao integer NOT NULL DEFAULT 1,
  alterado_em timestamptz NOT NULL,
  apagado_em timestamptz,
  PRIMARY KEY (instrutor_id, id),
  CHECK ((atividade = '') = (apagado_em IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX dia_do_estudante_dia ON dia_do_estudante (instrutor_id, dia) WHERE apagado_em IS NULL;
