-- Who presided over a meeting and who wrote its minutes; its last act, suspensions aside (D54).
ALTER TABLE "sessao_da_comissao" ADD COLUMN "presidente_id" integer;--> statement-breakpoint
ALTER TABLE "sessao_da_comissao" ADD COLUMN "redator_id" integer;--> statement-breakpoint
ALTER TABLE "sessao_da_comissao" ADD COLUMN "ultimo_ato_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessao_da_comissao" ADD CONSTRAINT "sessao_da_comissao_presidente_id_professor_id_fk" FOREIGN KEY ("presidente_id") REFERENCES "public"."professor"("id");--> statement-breakpoint
ALTER TABLE "sessao_da_comissao" ADD CONSTRAINT "sessao_da_comissao_redator_id_professor_id_fk" FOREIGN KEY ("redator_id") REFERENCES "public"."professor"("id");--> statement-breakpoint
CREATE INDEX "sessao_da_comissao_presidente" ON "sessao_da_comissao" USING btree ("presidente_id");--> statement-breakpoint
CREATE INDEX "sessao_da_comissao_redator" ON "sessao_da_comissao" USING btree ("redator_id");--> statement-breakpoint
-- Only of a suspension after a day without an act: the instant of that last act.
ALTER TABLE "ato_da_sessao" ADD COLUMN "parada_desde" timestamp (3) with time zone;--> statement-breakpoint
-- Who was in the room and could judge the item, who presided over it and who recorded its decision.
ALTER TABLE "item_da_sessao" ADD COLUMN "presentes" integer[];--> statement-breakpoint
ALTER TABLE "item_da_sessao" ADD COLUMN "presidente_id" integer;--> statement-breakpoint
ALTER TABLE "item_da_sessao" ADD COLUMN "decidido_por_id" integer;--> statement-breakpoint
ALTER TABLE "item_da_sessao" ADD CONSTRAINT "item_da_sessao_presidente_id_professor_id_fk" FOREIGN KEY ("presidente_id") REFERENCES "public"."professor"("id");--> statement-breakpoint
ALTER TABLE "item_da_sessao" ADD CONSTRAINT "item_da_sessao_decidido_por_id_professor_id_fk" FOREIGN KEY ("decidido_por_id") REFERENCES "public"."professor"("id");--> statement-breakpoint
CREATE INDEX "item_da_sessao_presidente" ON "item_da_sessao" USING btree ("presidente_id");--> statement-breakpoint
CREATE INDEX "item_da_sessao_decidido_por" ON "item_da_sessao" USING btree ("decidido_por_id");--> statement-breakpoint
-- The newest change that the item's decision knew of: later ones are changes of that decision.
ALTER TABLE "item_da_sessao" ADD COLUMN "alteracoes_ate" integer;--> statement-breakpoint
-- What a meeting decided and another act changed afterwards: who, when, before, after, reason.
CREATE TABLE "alteracao_da_decisao" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"sessao_id" integer NOT NULL,
	"projeto_id" integer NOT NULL,
	"ato" text NOT NULL,
	"antes_remunerados" integer NOT NULL,
	"antes_voluntarios" integer NOT NULL,
	"remunerados" integer NOT NULL,
	"voluntarios" integer NOT NULL,
	"motivo" text NOT NULL,
	"autor_id" integer NOT NULL,
	"quando" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alteracao_da_decisao_com_motivo" CHECK ("motivo" <> ''),
	CONSTRAINT "alteracao_da_decisao_muda" CHECK (("antes_remunerados", "antes_voluntarios") <> ("remunerados", "voluntarios")),
	CONSTRAINT "alteracao_da_decisao_item_fk" FOREIGN KEY ("sessao_id", "projeto_id") REFERENCES "item_da_sessao"("sessao_id", "projeto_id"),
	CONSTRAINT "alteracao_da_decisao_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "professor"("id")
);
--> statement-breakpoint
CREATE INDEX "alteracao_da_decisao_item" ON "alteracao_da_decisao" USING btree ("sessao_id", "projeto_id", "id");--> statement-breakpoint
CREATE INDEX "alteracao_da_decisao_projeto" ON "alteracao_da_decisao" USING btree ("projeto_id", "id");--> statement-breakpoint
CREATE INDEX "alteracao_da_decisao_autor" ON "alteracao_da_decisao" USING btree ("autor_id");--> statement-breakpoint
-- One for each change of what closed minutes say; numbered within the year, it names the minutes by their hash.
CREATE TABLE "retificacao_da_ata" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"alteracao_id" integer NOT NULL,
	"ata_id" integer NOT NULL,
	"ano" integer NOT NULL,
	"numero" integer NOT NULL,
	"conteudo" jsonb NOT NULL,
	"texto" text NOT NULL,
	"sha256" text NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "retificacao_da_ata_hash_do_texto" CHECK ("sha256" = encode(sha256(convert_to("texto", 'UTF8')), 'hex')),
	CONSTRAINT "retificacao_da_ata_alteracao_id_fk" FOREIGN KEY ("alteracao_id") REFERENCES "alteracao_da_decisao"("id"),
	CONSTRAINT "retificacao_da_ata_ata_id_fk" FOREIGN KEY ("ata_id") REFERENCES "ata"("id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "retificacao_da_ata_alteracao" ON "retificacao_da_ata" USING btree ("alteracao_id");--> statement-breakpoint
CREATE UNIQUE INDEX "retificacao_da_ata_numero" ON "retificacao_da_ata" USING btree ("ano", "numero");--> statement-breakpoint
CREATE INDEX "retificacao_da_ata_ata" ON "retificacao_da_ata" USING btree ("ata_id");--> statement-breakpoint
CREATE FUNCTION retificacao_so_cresce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER retificacao_so_cresce BEFORE UPDATE OR DELETE ON "retificacao_da_ata"
  FOR EACH ROW EXECUTE FUNCTION retificacao_so_cresce();--> statement-breakpoint
CREATE TRIGGER retificacao_nao_se_esvazia BEFORE TRUNCATE ON "retificacao_da_ata"
  FOR EACH STATEMENT EXECUTE FUNCTION retificacao_so_cresce();--> statement-breakpoint
CREATE TRIGGER alteracao_so_cresce BEFORE UPDATE OR DELETE ON "alteracao_da_decisao"
  FOR EACH ROW EXECUTE FUNCTION retificacao_so_cresce();--> statement-breakpoint
CREATE TRIGGER alteracao_nao_se_esvazia BEFORE TRUNCATE ON "alteracao_da_decisao"
  FOR EACH STATEMENT EXECUTE FUNCTION retificacao_so_cresce();
