-- F-3: what was derived from bodies with passwords goes; from now on the column holds a keyed hash without them.
DELETE FROM "idempotencia";--> statement-breakpoint
ALTER TABLE "idempotencia" RENAME COLUMN "corpo_sha256" TO "corpo_marca";--> statement-breakpoint
-- Counters of logins change their keys.
DELETE FROM "limite" WHERE "chave" LIKE 'login:%' OR "chave" LIKE 'senha-atual:%';--> statement-breakpoint
-- D51: the devices from which a person logged in.
CREATE TABLE "dispositivo" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispositivo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "professor_id" integer NOT NULL REFERENCES "professor"("id"),
  "marca" text NOT NULL,
  "criado_em" timestamp (3) with time zone NOT NULL,
  "ultimo_uso" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "dispositivo_da_pessoa" ON "dispositivo" USING btree ("professor_id","marca");--> statement-breakpoint
-- F-9: a SIAPE is compared in its compatible form; rows of before stay as they are (D52).
CREATE INDEX "professor_siape_normal" ON "professor" USING btree (normalize("siape", NFKC));--> statement-breakpoint
-- D51, D52: existing accounts count as confirmed.
ALTER TABLE "professor" ADD COLUMN "email_confirmado_em" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "professor" SET "email_confirmado_em" = "criado_em";--> statement-breakpoint
CREATE TABLE "confirmacao_de_email" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmacao_de_email_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "professor_id" integer NOT NULL REFERENCES "professor"("id"),
  "email" text NOT NULL,
  "token_sha256" text NOT NULL,
  "criada_em" timestamp (3) with time zone NOT NULL,
  "expira_em" timestamp (3) with time zone NOT NULL,
  "usada_em" timestamp (3) with time zone
);--> statement-breakpoint
CREATE UNIQUE INDEX "confirmacao_token_unico" ON "confirmacao_de_email" USING btree ("token_sha256");--> statement-breakpoint
CREATE INDEX "confirmacao_professor" ON "confirmacao_de_email" USING btree ("professor_id");--> statement-breakpoint
-- Submissions of people whose e-mail was not confirmed yet: taken, marked, and confirmed later.
CREATE TABLE "submissao_por_confirmar" (
  "projeto_id" integer PRIMARY KEY REFERENCES "projeto"("id") ON DELETE CASCADE,
  "professor_id" integer NOT NULL REFERENCES "professor"("id"),
  "submetida_em" timestamp (3) with time zone NOT NULL,
  "ate" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "submissao_por_confirmar_professor" ON "submissao_por_confirmar" USING btree ("professor_id");
