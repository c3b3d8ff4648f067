CREATE TABLE "resultado_versao" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resultado_versao_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "edital_id" integer NOT NULL REFERENCES "edital"("id"),
  "numero" integer NOT NULL,
  "instante" timestamp (3) with time zone NOT NULL,
  "motivo" text NOT NULL,
  "recurso_id" integer REFERENCES "recurso"("id"),
  "justificativa" text,
  "reconstituida" boolean DEFAULT false NOT NULL,
  "canonico" text NOT NULL,
  "sha256" text NOT NULL,
  CONSTRAINT "resultado_versao_numero_positivo" CHECK ("resultado_versao"."numero" > 0),
  CONSTRAINT "resultado_versao_motivo_valido" CHECK ("resultado_versao"."motivo" in ('PUBLICACAO','RECURSO','CORRECAO')),
  CONSTRAINT "resultado_versao_do_recurso" CHECK (("resultado_versao"."motivo" = 'RECURSO') = ("resultado_versao"."recurso_id" is not null)),
  CONSTRAINT "resultado_versao_hash_do_texto" CHECK ("resultado_versao"."sha256" = encode(sha256(convert_to("resultado_versao"."canonico", 'UTF8')), 'hex'))
);--> statement-breakpoint
CREATE UNIQUE INDEX "resultado_versao_unica" ON "resultado_versao" USING btree ("edital_id","numero");--> statement-breakpoint
CREATE UNIQUE INDEX "resultado_versao_recurso" ON "resultado_versao" USING btree ("recurso_id");--> statement-breakpoint
-- D42: nothing published is rewritten, by no path.
CREATE FUNCTION resultado_so_cresce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'resultado_versao only grows';
END
$$;--> statement-breakpoint
CREATE TRIGGER resultado_so_cresce BEFORE UPDATE OR DELETE ON "resultado_versao"
  FOR EACH ROW EXECUTE FUNCTION resultado_so_cresce();--> statement-breakpoint
CREATE TRIGGER resultado_nao_se_esvazia BEFORE TRUNCATE ON "resultado_versao"
  FOR EACH STATEMENT EXECUTE FUNCTION resultado_so_cresce();--> statement-breakpoint
-- The version in force when an appeal was decided, its own one included; null for those of before.
ALTER TABLE "recurso" ADD COLUMN "resultado_numero" integer;--> statement-breakpoint
-- D43: the evaluator reads his scores as he gave them, whatever an appeal or a correction made of them later.
ALTER TABLE "projeto_aprovacao" ADD COLUMN "notas_dadas" jsonb;--> statement-breakpoint
UPDATE "projeto_aprovacao" a SET "notas_dadas" = r."original" - 'remunerados_aprovados' - 'voluntarios_aprovados'
FROM (SELECT DISTINCT ON ("aprovacao_id") "aprovacao_id", "original" FROM "recurso" WHERE "status" = 'ACEITO'
  ORDER BY "aprovacao_id", "decidido_em", "id") r WHERE r."aprovacao_id" = a."id";
