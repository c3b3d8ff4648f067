CREATE TABLE "modelo_de_publicacao" (
	"nome" text NOT NULL,
	"versao" integer NOT NULL,
	"especie" text NOT NULL,
	"titulo" text NOT NULL,
	"corpo" text NOT NULL,
	"autor_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "modelo_de_publicacao_nome_versao_pk" PRIMARY KEY("nome","versao"),
	CONSTRAINT "modelo_de_publicacao_nome_valido" CHECK ("modelo_de_publicacao"."nome" in ('resultado','preliminar','correcao','aviso')),
	CONSTRAINT "modelo_de_publicacao_especie_valida" CHECK ("modelo_de_publicacao"."especie" in ('portaria','edital','aviso')),
	CONSTRAINT "modelo_de_publicacao_depois_do_dado" CHECK ("modelo_de_publicacao"."versao" >= 2)
);
--> statement-breakpoint
CREATE TABLE "texto_de_publicacao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "texto_de_publicacao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edital_id" integer NOT NULL,
	"resultado_numero" integer NOT NULL,
	"especie" text NOT NULL,
	"ano" integer NOT NULL,
	"numero" integer NOT NULL,
	"versao" integer NOT NULL,
	"modelo" text NOT NULL,
	"modelo_versao" integer NOT NULL,
	"publico" boolean NOT NULL,
	"complementos" jsonb NOT NULL,
	"conteudo" jsonb NOT NULL,
	"texto" text NOT NULL,
	"sha256" text NOT NULL,
	"motivo" text,
	"autor_id" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "texto_de_publicacao_especie_valida" CHECK ("texto_de_publicacao"."especie" in ('portaria','edital','aviso')),
	CONSTRAINT "texto_de_publicacao_numero_positivo" CHECK ("texto_de_publicacao"."numero" > 0 and "texto_de_publicacao"."versao" > 0),
	CONSTRAINT "texto_de_publicacao_correcao_com_motivo" CHECK (("texto_de_publicacao"."versao" > 1) = ("texto_de_publicacao"."motivo" is not null)),
	CONSTRAINT "texto_de_publicacao_hash_do_texto" CHECK ("texto_de_publicacao"."sha256" = encode(sha256(convert_to("texto_de_publicacao"."texto", 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "modelo_de_publicacao" ADD CONSTRAINT "modelo_de_publicacao_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texto_de_publicacao" ADD CONSTRAINT "texto_de_publicacao_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texto_de_publicacao" ADD CONSTRAINT "texto_de_publicacao_da_versao_fk" FOREIGN KEY ("edital_id","resultado_numero") REFERENCES "public"."resultado_versao"("edital_id","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "modelo_de_publicacao_autor" ON "modelo_de_publicacao" USING btree ("autor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "texto_de_publicacao_numero" ON "texto_de_publicacao" USING btree ("especie","ano","numero","versao");--> statement-breakpoint
CREATE INDEX "texto_de_publicacao_edital" ON "texto_de_publicacao" USING btree ("edital_id","resultado_numero");--> statement-breakpoint
CREATE INDEX "texto_de_publicacao_autor" ON "texto_de_publicacao" USING btree ("autor_id");--> statement-breakpoint
-- What was kept for publication is never rewritten, by no path; a correction is one more version.
CREATE FUNCTION texto_de_publicacao_so_cresce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'texto_de_publicacao only grows';
END
$$;--> statement-breakpoint
CREATE TRIGGER texto_de_publicacao_so_cresce BEFORE UPDATE OR DELETE ON "texto_de_publicacao"
  FOR EACH ROW EXECUTE FUNCTION texto_de_publicacao_so_cresce();--> statement-breakpoint
CREATE TRIGGER texto_de_publicacao_nao_se_esvazia BEFORE TRUNCATE ON "texto_de_publicacao"
  FOR EACH STATEMENT EXECUTE FUNCTION texto_de_publicacao_so_cresce();
