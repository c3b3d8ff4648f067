CREATE TABLE "sorteio" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sorteio_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edital_id" integer NOT NULL,
	"autor_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"visto_em" timestamp (3) with time zone NOT NULL,
	"estado" text NOT NULL,
	"versao_do_metodo" integer NOT NULL,
	"semente" text NOT NULL,
	"origem" text NOT NULL,
	"evento" text NOT NULL,
	"entrada" jsonb NOT NULL,
	"hash" text NOT NULL,
	"passos" integer DEFAULT 0 NOT NULL,
	"resultado" jsonb,
	"anterior_id" integer,
	"designacoes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "sorteio_estado_valido" CHECK ("sorteio"."estado" in ('calculando','proposta','impossivel','cancelado','falhou')),
	CONSTRAINT "sorteio_origem_valida" CHECK ("sorteio"."origem" in ('servidor','evento')),
	CONSTRAINT "sorteio_com_resultado" CHECK (("sorteio"."estado" in ('proposta','impossivel')) = ("sorteio"."resultado" is not null))
);
--> statement-breakpoint
ALTER TABLE "sorteio" ADD CONSTRAINT "sorteio_edital_id_edital_id_fk" FOREIGN KEY ("edital_id") REFERENCES "public"."edital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sorteio" ADD CONSTRAINT "sorteio_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sorteio_edital" ON "sorteio" USING btree ("edital_id","id");--> statement-breakpoint
CREATE INDEX "sorteio_autor" ON "sorteio" USING btree ("autor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sorteio_um_por_vez" ON "sorteio" USING btree ("edital_id") WHERE "sorteio"."estado" = 'calculando';