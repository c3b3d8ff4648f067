ALTER TABLE "resultado_versao" DROP CONSTRAINT "resultado_versao_motivo_valido";--> statement-breakpoint
ALTER TABLE "resultado_versao" ADD CONSTRAINT "resultado_versao_motivo_valido" CHECK ("resultado_versao"."motivo" in ('PUBLICACAO','RECURSO','CORRECAO','ANULACAO','FINAL','SUPLENTE'));
