CREATE TABLE "impedimento" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impedimento_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"declarante_id" integer NOT NULL,
	"pessoa_id" integer,
	"unidade_id" integer,
	"especie" text NOT NULL,
	"observacao" text DEFAULT '' NOT NULL,
	"desde" date NOT NULL,
	"declarado_em" timestamp (3) with time zone NOT NULL,
	"encerrado_em" timestamp (3) with time zone,
	"motivo_do_fim" text,
	CONSTRAINT "impedimento_de_um_so" CHECK (num_nonnulls("impedimento"."pessoa_id", "impedimento"."unidade_id") = 1),
	CONSTRAINT "impedimento_com_outro" CHECK ("impedimento"."pessoa_id" is distinct from "impedimento"."declarante_id"),
	CONSTRAINT "impedimento_fim_inteiro" CHECK (("impedimento"."encerrado_em" is null) = ("impedimento"."motivo_do_fim" is null)),
	CONSTRAINT "impedimento_especie_valida" CHECK ("impedimento"."especie" in ('interesse','parentesco','litigio','amizadeOuInimizade','orientacao','coautoria','sociedadeOuChefia','outro'))
);
--> statement-breakpoint
ALTER TABLE "recusa_de_avaliacao" ADD COLUMN "especie" text;--> statement-breakpoint
ALTER TABLE "impedimento" ADD CONSTRAINT "impedimento_declarante_id_professor_id_fk" FOREIGN KEY ("declarante_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impedimento" ADD CONSTRAINT "impedimento_pessoa_id_professor_id_fk" FOREIGN KEY ("pessoa_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impedimento" ADD CONSTRAINT "impedimento_unidade_id_unidade_id_fk" FOREIGN KEY ("unidade_id") REFERENCES "public"."unidade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "impedimento_vivo" ON "impedimento" USING btree ("declarante_id",coalesce("pessoa_id", 0),coalesce("unidade_id", 0),"especie") WHERE "impedimento"."encerrado_em" is null;--> statement-breakpoint
CREATE INDEX "impedimento_declarante" ON "impedimento" USING btree ("declarante_id");--> statement-breakpoint
CREATE INDEX "impedimento_pessoa" ON "impedimento" USING btree ("pessoa_id");--> statement-breakpoint
CREATE INDEX "impedimento_unidade" ON "impedimento" USING btree ("unidade_id");--> statement-breakpoint
ALTER TABLE "recusa_de_avaliacao" ADD CONSTRAINT "recusa_especie_valida" CHECK ("recusa_de_avaliacao"."especie" in ('interesse','parentesco','litigio','amizadeOuInimizade','orientacao','coautoria','sociedadeOuChefia','outro'));