ALTER TABLE "idempotencia" ADD COLUMN "registro_id" integer;
--> statement-breakpoint
ALTER TABLE "idempotencia" ADD COLUMN "sem_corpo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "idempotencia_corpos" ON "idempotencia" ("pessoa","criada_em" DESC) WHERE "resposta" IS NOT NULL;
