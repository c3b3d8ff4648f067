CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- unaccent() says STABLE of itself, because a dictionary may be changed; ours is the one that PostgreSQL ships, and an
-- index asks for a function that always answers the same.
CREATE FUNCTION sem_acento(texto text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN unaccent(texto);
--> statement-breakpoint
CREATE INDEX "professor_nome" ON "professor" USING btree ("nome" collate "pt-BR-x-icu","id");--> statement-breakpoint
CREATE INDEX "professor_tipo_nome" ON "professor" USING btree ("tipo","nome" collate "pt-BR-x-icu","id");--> statement-breakpoint
CREATE INDEX "professor_busca" ON "professor" USING gin (sem_acento("nome") gin_trgm_ops,sem_acento("siape") gin_trgm_ops);