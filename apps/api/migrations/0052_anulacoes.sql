-- A correction that would lower a published result: proposed, told to the coordinator, decided by somebody else (D56).
CREATE TABLE "anulacao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"projeto_id" integer NOT NULL REFERENCES "public"."projeto"("id"),
	"aprovacao_versao" integer NOT NULL,
	"dados" jsonb NOT NULL,
	"diminui" jsonb NOT NULL,
	"justificativa" text NOT NULL,
	"autor_id" integer NOT NULL REFERENCES "public"."professor"("id"),
	"proposta_em" timestamp (3) with time zone NOT NULL,
	"responder_ate" date NOT NULL,
	"resposta" text,
	"respondida_em" timestamp (3) with time zone,
	"anula" boolean,
	"parecer" text,
	"decidida_por_id" integer REFERENCES "public"."professor"("id"),
	"decidida_em" timestamp (3) with time zone,
	CONSTRAINT "anulacao_resposta_inteira" CHECK (("resposta" is null) = ("respondida_em" is null)),
	CONSTRAINT "anulacao_decisao_inteira" CHECK (("anula" is null) = ("parecer" is null) and ("anula" is null) = ("decidida_por_id" is null) and ("anula" is null) = ("decidida_em" is null)),
	CONSTRAINT "anulacao_por_outra_pessoa" CHECK ("decidida_por_id" <> "autor_id")
);--> statement-breakpoint
CREATE UNIQUE INDEX "anulacao_por_decidir" ON "anulacao" ("projeto_id") WHERE "anula" is null;--> statement-breakpoint
CREATE INDEX "anulacao_projeto" ON "anulacao" ("projeto_id");--> statement-breakpoint
CREATE INDEX "anulacao_autor" ON "anulacao" ("autor_id");--> statement-breakpoint
CREATE INDEX "anulacao_decidida_por" ON "anulacao" ("decidida_por_id");
