-- A call-up is answered by a last day; those made before have none, and stand.
ALTER TABLE "suplente" ADD COLUMN "antes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suplente" ADD COLUMN "prazo" date;--> statement-breakpoint
ALTER TABLE "suplente" ADD COLUMN "aceito_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suplente" DROP CONSTRAINT "suplente_ato_valido";--> statement-breakpoint
ALTER TABLE "suplente" DROP CONSTRAINT "suplente_recusa_com_motivo";--> statement-breakpoint
ALTER TABLE "suplente" ADD CONSTRAINT "suplente_ato_valido" CHECK ("suplente"."ato" in ('CHAMADO','DECLINOU','NAO_RESPONDEU'));--> statement-breakpoint
ALTER TABLE "suplente" ADD CONSTRAINT "suplente_motivo_da_recusa" CHECK ("suplente"."motivo" is null or "suplente"."ato" = 'DECLINOU');--> statement-breakpoint
ALTER TABLE "suplente" ADD CONSTRAINT "suplente_aceito_chamado" CHECK ("suplente"."aceito_em" is null or "suplente"."ato" = 'CHAMADO');
