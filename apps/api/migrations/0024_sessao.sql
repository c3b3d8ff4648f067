CREATE TABLE "ata" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ata_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sessao_id" integer NOT NULL,
	"versao" integer NOT NULL,
	"ano" integer NOT NULL,
	"numero" integer NOT NULL,
	"conteudo" jsonb NOT NULL,
	"texto" text NOT NULL,
	"sha256" text NOT NULL,
	"motivo" text,
	"autor_id" integer NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ata_correcao_com_motivo" CHECK (("ata"."versao" > 1) = ("ata"."motivo" is not null)),
	CONSTRAINT "ata_hash_do_texto" CHECK ("ata"."sha256" = encode(sha256(convert_to("ata"."texto", 'UTF8')), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "ato_da_sessao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ato_da_sessao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sessao_id" integer NOT NULL,
	"ato" text NOT NULL,
	"para" text NOT NULL,
	"motivo" text NOT NULL,
	"autor_id" integer NOT NULL,
	"quando" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_da_sessao" (
	"sessao_id" integer NOT NULL,
	"projeto_id" integer NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"ordem" integer NOT NULL,
	"titulo" text NOT NULL,
	"total" numeric(6, 1),
	"pede_remunerados" integer NOT NULL,
	"pede_voluntarios" integer NOT NULL,
	"proposta_remunerados" integer NOT NULL,
	"proposta_voluntarios" integer NOT NULL,
	"anotacao" text NOT NULL,
	"decidido_em" timestamp (3) with time zone,
	"remunerados" integer,
	"voluntarios" integer,
	"motivo" text,
	"impedidos" integer[],
	CONSTRAINT "item_da_sessao_sessao_id_projeto_id_pk" PRIMARY KEY("sessao_id","projeto_id"),
	CONSTRAINT "item_da_sessao_decisao_inteira" CHECK (num_nulls("item_da_sessao"."decidido_em", "item_da_sessao"."remunerados", "item_da_sessao"."voluntarios", "item_da_sessao"."motivo", "item_da_sessao"."impedidos") in (0, 5))
);
--> statement-breakpoint
CREATE TABLE "presenca_na_sessao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "presenca_na_sessao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sessao_id" integer NOT NULL,
	"pessoa_id" integer NOT NULL,
	"presente" boolean NOT NULL,
	"quando" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessao_da_comissao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessao_da_comissao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"versao" integer DEFAULT 1 NOT NULL,
	"edital_id" integer NOT NULL,
	"numero" integer NOT NULL,
	"estado" text NOT NULL,
	"local" text NOT NULL,
	"aberta_em" timestamp (3) with time zone NOT NULL,
	"encerrada_em" timestamp (3) with time zone,
	CONSTRAINT "sessao_da_comissao_numero_positivo" CHECK ("sessao_da_comissao"."numero" > 0),
	CONSTRAINT "sessao_da_comissao_estado_valido" CHECK ("sessao_da_comissao"."estado" in ('aberta','suspensa','encerrada','cancelada')),
	CONSTRAINT "sessao_da_comissao_fim" CHECK (("sessao_da_comissao"."estado" in ('encerrada','cancelada')) = ("sessao_da_comissao"."encerrada_em" is not null))
);
--> statement-breakpoint
ALTER TABLE "ata" ADD CONSTRAINT "ata_sessao_id_sessao_da_comissao_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessao_da_comissao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ata" ADD CONSTRAINT "ata_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ato_da_sessao" ADD CONSTRAINT "ato_da_sessao_sessao_id_sessao_da_comissao_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessao_da_comissao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ato_da_sessao" ADD CONSTRAINT "ato_da_sessao_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_da_sessao" ADD CONSTRAINT "item_da_sessao_sessao_id_sessao_da_comissao_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessao_da_comissao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_da_sessao" ADD CONSTRAINT "item_da_sessao_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presenca_na_sessao" ADD CONSTRAINT "presenca_na_sessao_sessao_id_sessao_da_comissao_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessao_da_comissao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presenca_na_sessao" ADD CONSTRAINT "presenca_na_sessao_pessoa_id_professor_id_fk" FOREIGN KEY ("pessoa_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessao_da_comissao" ADD CONSTRAINT "sessao_da_comissao_edital_id_edital_id_fk" FOREIGN KEY ("edital_id") REFERENCES "public"."edital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ata_versao" ON "ata" USING btree ("sessao_id","versao");--> statement-breakpoint
CREATE UNIQUE INDEX "ata_numero" ON "ata" USING btree ("ano","numero","versao");--> statement-breakpoint
CREATE INDEX "ata_autor" ON "ata" USING btree ("autor_id");--> statement-breakpoint
CREATE INDEX "ato_da_sessao_sessao" ON "ato_da_sessao" USING btree ("sessao_id","id");--> statement-breakpoint
CREATE INDEX "ato_da_sessao_autor" ON "ato_da_sessao" USING btree ("autor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_da_sessao_ordem" ON "item_da_sessao" USING btree ("sessao_id","ordem");--> statement-breakpoint
CREATE INDEX "item_da_sessao_projeto" ON "item_da_sessao" USING btree ("projeto_id");--> statement-breakpoint
CREATE INDEX "presenca_na_sessao_sessao" ON "presenca_na_sessao" USING btree ("sessao_id","id");--> statement-breakpoint
CREATE INDEX "presenca_na_sessao_pessoa" ON "presenca_na_sessao" USING btree ("pessoa_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessao_da_comissao_numero" ON "sessao_da_comissao" USING btree ("edital_id","numero");--> statement-breakpoint
CREATE UNIQUE INDEX "sessao_da_comissao_uma_de_cada_vez" ON "sessao_da_comissao" USING btree ("edital_id") WHERE "sessao_da_comissao"."estado" in ('aberta','suspensa');--> statement-breakpoint
-- Minutes are never rewritten, by no path; a correction is one more version.
CREATE FUNCTION ata_so_cresce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ata only grows';
END
$$;--> statement-breakpoint
CREATE TRIGGER ata_so_cresce BEFORE UPDATE OR DELETE ON "ata"
  FOR EACH ROW EXECUTE FUNCTION ata_so_cresce();--> statement-breakpoint
CREATE TRIGGER ata_nao_se_esvazia BEFORE TRUNCATE ON "ata"
  FOR EACH STATEMENT EXECUTE FUNCTION ata_so_cresce();
