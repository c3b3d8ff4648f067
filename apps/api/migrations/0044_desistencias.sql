-- The giving up of an approved project (D61): asked of its coordinator, marked for a day, in force from that day on.
CREATE TABLE "desistencia" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"projeto_id" integer NOT NULL REFERENCES "public"."projeto"("id"),
	"fundamento" text NOT NULL,
	"motivo" text NOT NULL,
	"pedido" text REFERENCES "public"."arquivo"("referencia"),
	"autor_id" integer NOT NULL REFERENCES "public"."professor"("id"),
	"criada_em" timestamp (3) with time zone NOT NULL,
	"responder_ate" date,
	"dia" date,
	"efetivada_em" timestamp (3) with time zone,
	"fim" text,
	"motivo_do_fim" text,
	"fim_em" timestamp (3) with time zone,
	"fim_por_id" integer REFERENCES "public"."professor"("id"),
	CONSTRAINT "desistencia_fundamento" CHECK ("fundamento" in ('COORDENADOR','PEDIDO_ESCRITO','CONSULTA','SEM_RESPOSTA','FALECIMENTO','FIM_DO_CARGO')),
	CONSTRAINT "desistencia_dia" CHECK (("dia" is null) = ("fundamento" = 'CONSULTA')),
	CONSTRAINT "desistencia_consulta" CHECK ("dia" is not null or "responder_ate" is not null),
	CONSTRAINT "desistencia_pedido" CHECK (("pedido" is not null) = ("fundamento" = 'PEDIDO_ESCRITO')),
	CONSTRAINT "desistencia_efetivada" CHECK ("efetivada_em" is null or "dia" is not null),
	CONSTRAINT "desistencia_fim" CHECK ("fim" in ('CONTINUA','RETIRADA','DESFEITA')),
	CONSTRAINT "desistencia_fim_inteiro" CHECK (("fim" is null) = ("motivo_do_fim" is null) and ("fim" is null) = ("fim_em" is null) and ("fim" is null) = ("fim_por_id" is null))
);--> statement-breakpoint
CREATE UNIQUE INDEX "desistencia_em_curso" ON "desistencia" ("projeto_id") WHERE "fim" is null;--> statement-breakpoint
CREATE INDEX "desistencia_projeto" ON "desistencia" ("projeto_id");--> statement-breakpoint
CREATE INDEX "desistencia_autor" ON "desistencia" ("autor_id");--> statement-breakpoint
CREATE INDEX "desistencia_pedido_do_arquivo" ON "desistencia" ("pedido");--> statement-breakpoint
CREATE INDEX "desistencia_fim_por" ON "desistencia" ("fim_por_id");
