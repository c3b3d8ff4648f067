-- A budget that is withdrawn bounds nothing again; acts before it no longer count. It has no number of empenho, and keeps
-- what was authorised until then, which may be nothing.
ALTER TABLE ato_de_verba
  DROP CONSTRAINT ato_de_verba_tipo_check,
  DROP CONSTRAINT ato_de_verba_centavos_check,
  ADD CONSTRAINT ato_de_verba_tipo_check CHECK (tipo IN ('aumento', 'reducao', 'retirada')),
  ADD CONSTRAINT ato_de_verba_centavos_check CHECK (centavos > 0 OR tipo = 'retirada' AND centavos = 0),
  ADD CONSTRAINT ato_de_verba_empenho CHECK ((empenho = '') = (tipo = 'retirada'));
