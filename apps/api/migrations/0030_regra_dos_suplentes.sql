ALTER TABLE "edital" ADD COLUMN "criterio_dos_suplentes" text;--> statement-breakpoint
UPDATE "edital" SET "criterio_dos_suplentes" = 'semVaga' WHERE "resultado_publicado_em" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "edital" ADD CONSTRAINT "edital_criterio_dos_suplentes_valido" CHECK ("edital"."criterio_dos_suplentes" in ('semVaga','semBolsa'));
