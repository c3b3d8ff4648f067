CREATE TABLE "homologacao" (
	"projeto_id" integer PRIMARY KEY NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"estado" text NOT NULL,
	"secoes" text[] NOT NULL,
	"motivo" text NOT NULL,
	"ate" date,
	"recorreu" boolean NOT NULL,
	"mudado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "homologacao_estado_valido" CHECK ("homologacao"."estado" in ('pendente','devolvido','reenviado','homologado','naoHomologado','emRecurso')),
	CONSTRAINT "homologacao_devolvida_inteira" CHECK (("homologacao"."estado" = 'devolvido') = (cardinality("homologacao"."secoes") > 0) and ("homologacao"."estado" <> 'devolvido' or "homologacao"."ate" is not null))
);
--> statement-breakpoint
CREATE TABLE "homologacao_ato" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homologacao_ato_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"projeto_id" integer NOT NULL,
	"ato" text NOT NULL,
	"de" text NOT NULL,
	"para" text NOT NULL,
	"autor_id" integer NOT NULL,
	"quando" timestamp (3) with time zone NOT NULL,
	"texto" text NOT NULL,
	"secoes" text[] NOT NULL,
	"ate" date,
	"mudancas" jsonb
);
--> statement-breakpoint
ALTER TABLE "homologacao" ADD CONSTRAINT "homologacao_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homologacao_ato" ADD CONSTRAINT "homologacao_ato_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homologacao_ato" ADD CONSTRAINT "homologacao_ato_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homologacao_ato_projeto" ON "homologacao_ato" USING btree ("projeto_id","id");--> statement-breakpoint
CREATE INDEX "homologacao_ato_autor" ON "homologacao_ato" USING btree ("autor_id");