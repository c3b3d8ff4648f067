-- argon2id of the passwords of the request, so that a repetition with another password is refused. null: it had none, or it came before the upgrade.
ALTER TABLE idempotencia ADD COLUMN senhas_marca text;
