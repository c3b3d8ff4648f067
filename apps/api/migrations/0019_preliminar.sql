ALTER TABLE "resultado_versao" DROP CONSTRAINT "resultado_versao_motivo_valido";--> statement-breakpoint
ALTER TABLE "edital" ADD COLUMN "preliminar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "edital" ADD COLUMN "final_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resultado_versao" ADD COLUMN "preliminar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "edital" ADD CONSTRAINT "edital_final_do_preliminar" CHECK ("edital"."final_em" is null or "edital"."preliminar");--> statement-breakpoint
ALTER TABLE "edital" ADD CONSTRAINT "edital_preliminar_publicado" CHECK (not "edital"."preliminar" or ("edital"."resultado_publicado_em" is not null and "edital"."fim_recursos" is not null));--> statement-breakpoint
ALTER TABLE "edital" ADD CONSTRAINT "edital_arquivado_com_final" CHECK ("edital"."fase" <> 'arquivado' or not "edital"."preliminar" or "edital"."final_em" is not null);--> statement-breakpoint
ALTER TABLE "resultado_versao" ADD CONSTRAINT "resultado_versao_final" CHECK ("resultado_versao"."motivo" <> 'FINAL' or not "resultado_versao"."preliminar");--> statement-breakpoint
ALTER TABLE "resultado_versao" ADD CONSTRAINT "resultado_versao_motivo_valido" CHECK ("resultado_versao"."motivo" in ('PUBLICACAO','RECURSO','CORRECAO','FINAL'));