CREATE TABLE "resumo_semanal" (
	"semana" date PRIMARY KEY NOT NULL,
	"ate" integer DEFAULT 0 NOT NULL,
	"terminado_em" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "professor" ADD COLUMN "recebe_resumo" boolean DEFAULT true NOT NULL;