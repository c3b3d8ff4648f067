-- The student answers by a mailed link whether an account that somebody else wrote is theirs. Rows of before this
-- have no link and wait for nothing.
ALTER TABLE mudanca_de_conta
  ADD COLUMN token_sha256 text UNIQUE,
  ADD COLUMN resposta text CHECK (resposta IN ('minha', 'naoMinha')),
  ADD COLUMN respondida_em timestamptz,
  ADD CONSTRAINT mudanca_de_conta_resposta CHECK ((resposta IS NULL) = (respondida_em IS NULL));
