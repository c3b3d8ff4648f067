-- A closed account keeps neither CPF nor e-mail.
ALTER TABLE estudante
  ALTER COLUMN cpf DROP NOT NULL,
  ALTER COLUMN email DROP NOT NULL,
  ADD CONSTRAINT estudante_vivo CHECK (encerrado_em IS NOT NULL OR num_nonnulls(cpf, email) = 2);
--> statement-breakpoint
-- A keyed hash of the vínculo's e-mail and CPF: an invitation ends when either changes.
ALTER TABLE link_do_estudante ADD COLUMN marca text CHECK ((marca IS NULL) = (instrutor_id IS NULL));
