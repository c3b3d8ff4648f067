ALTER TABLE "idempotencia" ADD COLUMN "versao" integer;--> statement-breakpoint
UPDATE "idempotencia"
SET "versao" = substring("resposta" from '^\{[^][{}]*?"versao":([0-9]{1,9})[,}]')::integer
WHERE "resposta" IS NOT NULL;
