CREATE TABLE "avaliacao_reaberta" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "avaliacao_reaberta_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"aprovacao_id" integer NOT NULL,
	"projeto_id" integer NOT NULL,
	"avaliador_id" integer NOT NULL,
	"notas" jsonb NOT NULL,
	"total" numeric NOT NULL,
	"parecer" text NOT NULL,
	"concluida_em" timestamp (3) with time zone,
	"motivo" text NOT NULL,
	"autor_id" integer NOT NULL,
	"reaberta_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "avaliacao_reaberta_com_motivo" CHECK (btrim("avaliacao_reaberta"."motivo") <> '')
);
--> statement-breakpoint
ALTER TABLE "projeto_aprovacao" ADD COLUMN "reaberto_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "avaliacao_reaberta" ADD CONSTRAINT "avaliacao_reaberta_projeto_id_projeto_id_fk" FOREIGN KEY ("projeto_id") REFERENCES "public"."projeto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_reaberta" ADD CONSTRAINT "avaliacao_reaberta_avaliador_id_professor_id_fk" FOREIGN KEY ("avaliador_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_reaberta" ADD CONSTRAINT "avaliacao_reaberta_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avaliacao_reaberta_aprovacao" ON "avaliacao_reaberta" USING btree ("aprovacao_id","id");--> statement-breakpoint
CREATE INDEX "avaliacao_reaberta_projeto" ON "avaliacao_reaberta" USING btree ("projeto_id");--> statement-breakpoint
CREATE INDEX "avaliacao_reaberta_avaliador" ON "avaliacao_reaberta" USING btree ("avaliador_id");--> statement-breakpoint
CREATE INDEX "avaliacao_reaberta_autor" ON "avaliacao_reaberta" USING btree ("autor_id");--> statement-breakpoint
-- What was concluded once is never rewritten, by no path.
CREATE FUNCTION avaliacao_reaberta_so_cresce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'avaliacao_reaberta only grows';
END
$$;--> statement-breakpoint
CREATE TRIGGER avaliacao_reaberta_so_cresce BEFORE UPDATE OR DELETE ON "avaliacao_reaberta"
  FOR EACH ROW EXECUTE FUNCTION avaliacao_reaberta_so_cresce();--> statement-breakpoint
CREATE TRIGGER avaliacao_reaberta_nao_se_esvazia BEFORE TRUNCATE ON "avaliacao_reaberta"
  FOR EACH STATEMENT EXECUTE FUNCTION avaliacao_reaberta_so_cresce();
