CREATE TABLE "recurso_minuta" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recurso_minuta_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recurso_id" integer NOT NULL,
	"versao" integer NOT NULL,
	"autor_id" integer NOT NULL,
	"conteudo" jsonb NOT NULL,
	"gravada_em" timestamp (3) with time zone NOT NULL,
	"entregue" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relatoria" (
	"recurso_id" integer PRIMARY KEY NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"estado" text NOT NULL,
	"relator_id" integer,
	"desde" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "relatoria_estado_valido" CHECK ("relatoria"."estado" in ('semRelator','designada','entregue')),
	CONSTRAINT "relatoria_tem_relator" CHECK (("relatoria"."estado" = 'semRelator') = ("relatoria"."relator_id" is null))
);
--> statement-breakpoint
CREATE TABLE "relatoria_ato" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relatoria_ato_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recurso_id" integer NOT NULL,
	"ato" text NOT NULL,
	"autor_id" integer NOT NULL,
	"relator_id" integer NOT NULL,
	"quando" timestamp (3) with time zone NOT NULL,
	"texto" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recurso_minuta" ADD CONSTRAINT "recurso_minuta_recurso_id_recurso_id_fk" FOREIGN KEY ("recurso_id") REFERENCES "public"."recurso"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurso_minuta" ADD CONSTRAINT "recurso_minuta_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatoria" ADD CONSTRAINT "relatoria_recurso_id_recurso_id_fk" FOREIGN KEY ("recurso_id") REFERENCES "public"."recurso"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatoria" ADD CONSTRAINT "relatoria_relator_id_professor_id_fk" FOREIGN KEY ("relator_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatoria_ato" ADD CONSTRAINT "relatoria_ato_recurso_id_recurso_id_fk" FOREIGN KEY ("recurso_id") REFERENCES "public"."recurso"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatoria_ato" ADD CONSTRAINT "relatoria_ato_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatoria_ato" ADD CONSTRAINT "relatoria_ato_relator_id_professor_id_fk" FOREIGN KEY ("relator_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recurso_minuta_versao" ON "recurso_minuta" USING btree ("recurso_id","versao");--> statement-breakpoint
CREATE INDEX "recurso_minuta_autor" ON "recurso_minuta" USING btree ("autor_id");--> statement-breakpoint
CREATE INDEX "relatoria_relator" ON "relatoria" USING btree ("relator_id");--> statement-breakpoint
CREATE INDEX "relatoria_ato_recurso" ON "relatoria_ato" USING btree ("recurso_id","id");--> statement-breakpoint
CREATE INDEX "relatoria_ato_autor" ON "relatoria_ato" USING btree ("autor_id");--> statement-breakpoint
CREATE INDEX "relatoria_ato_relator" ON "relatoria_ato" USING btree ("relator_id");