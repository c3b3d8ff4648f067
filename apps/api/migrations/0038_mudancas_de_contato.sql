-- Each change of an account's e-mail or CPF (D59). The values are sealed and go after five years; the audit keeps
-- their keyed hashes.
CREATE TABLE "mudanca_de_contato" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "professor_id" integer NOT NULL REFERENCES "professor"("id"),
  "autor_id" integer NOT NULL REFERENCES "professor"("id"),
  "motivo" text,
  "feita_em" timestamp (3) with time zone NOT NULL,
  "muda_email" boolean NOT NULL,
  "muda_cpf" boolean NOT NULL,
  "valores" text,
  "original" text,
  "email_em_espera" boolean NOT NULL,
  "token_sha256" text,
  "confirmada_la_em" timestamp (3) with time zone,
  "aceita_em" timestamp (3) with time zone,
  "aceita_por" integer REFERENCES "professor"("id"),
  "aceita_motivo" text,
  "desfeita_em" timestamp (3) with time zone,
  "solta_em" timestamp (3) with time zone,
  "solta_por" integer REFERENCES "professor"("id"),
  "solta_motivo" text,
  "superada_por" integer REFERENCES "mudanca_de_contato"("id")
);--> statement-breakpoint
CREATE UNIQUE INDEX "mudanca_de_contato_token_unico" ON "mudanca_de_contato" ("token_sha256");--> statement-breakpoint
CREATE INDEX "mudanca_de_contato_professor" ON "mudanca_de_contato" ("professor_id", "id");--> statement-breakpoint
CREATE INDEX "mudanca_de_contato_autor" ON "mudanca_de_contato" ("autor_id");--> statement-breakpoint
CREATE INDEX "mudanca_de_contato_aceita_por" ON "mudanca_de_contato" ("aceita_por");--> statement-breakpoint
CREATE INDEX "mudanca_de_contato_solta_por" ON "mudanca_de_contato" ("solta_por");--> statement-breakpoint
CREATE INDEX "mudanca_de_contato_superada_por" ON "mudanca_de_contato" ("superada_por");
