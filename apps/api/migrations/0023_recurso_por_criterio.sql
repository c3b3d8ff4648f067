CREATE TABLE "recurso_anexo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recurso_anexo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recurso_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	"nome" text NOT NULL,
	"referencia" text NOT NULL,
	CONSTRAINT "recurso_anexo_ate_tres" CHECK ("recurso_anexo"."ordem" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "recurso_criterio" (
	"recurso_id" integer NOT NULL,
	"criterio" text NOT NULL,
	"mensagem" text NOT NULL,
	"acolhido" boolean,
	"feedback" text,
	CONSTRAINT "recurso_criterio_recurso_id_criterio_pk" PRIMARY KEY("recurso_id","criterio"),
	CONSTRAINT "recurso_criterio_decidido_inteiro" CHECK (("recurso_criterio"."acolhido" is null) = ("recurso_criterio"."feedback" is null))
);
--> statement-breakpoint
ALTER TABLE "recurso_anexo" ADD CONSTRAINT "recurso_anexo_recurso_id_recurso_id_fk" FOREIGN KEY ("recurso_id") REFERENCES "public"."recurso"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurso_anexo" ADD CONSTRAINT "recurso_anexo_referencia_arquivo_referencia_fk" FOREIGN KEY ("referencia") REFERENCES "public"."arquivo"("referencia") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurso_criterio" ADD CONSTRAINT "recurso_criterio_recurso_id_recurso_id_fk" FOREIGN KEY ("recurso_id") REFERENCES "public"."recurso"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recurso_anexo_ordem" ON "recurso_anexo" USING btree ("recurso_id","ordem");--> statement-breakpoint
CREATE UNIQUE INDEX "recurso_anexo_arquivo" ON "recurso_anexo" USING btree ("referencia");