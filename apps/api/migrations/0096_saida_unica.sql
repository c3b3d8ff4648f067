-- Single logout by SAML: a logout of the provider names the NameID of the entry, which may change at each entry.
ALTER TABLE sessao ADD COLUMN name_id_sha256 text;
--> statement-breakpoint
CREATE INDEX sessao_name_id ON sessao (name_id_sha256) WHERE name_id_sha256 IS NOT NULL;
--> statement-breakpoint
UPDATE porta SET configuracao = jsonb_set(configuracao, '{saml,saidaUnica}', 'false') WHERE configuracao ? 'saml';
