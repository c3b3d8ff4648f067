ALTER TABLE "projeto_aprovacao" ADD COLUMN "substituido_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD COLUMN "encerrada_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD COLUMN "encerrada_por_id" integer REFERENCES "professor"("id");--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD COLUMN "motivo_do_fim" text;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD CONSTRAINT "prorrogacao_fim_inteiro" CHECK (("prorrogacao"."encerrada_em" is null) = ("prorrogacao"."encerrada_por_id" is null) and ("prorrogacao"."encerrada_em" is null) = ("prorrogacao"."motivo_do_fim" is null));--> statement-breakpoint
ALTER TABLE "aviso" ADD COLUMN "de" date;--> statement-breakpoint
ALTER TABLE "aviso" ADD COLUMN "ate" date;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_dias_em_ordem" CHECK ("aviso"."de" <= "aviso"."ate");--> statement-breakpoint
CREATE TABLE "encerramento_desfeito" (
  "projeto_id" integer PRIMARY KEY NOT NULL REFERENCES "projeto"("id"),
  "autor_id" integer NOT NULL REFERENCES "professor"("id"),
  "motivo" text NOT NULL,
  "desfeito_em" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "aviso_de_encerramento" (
  "projeto_id" integer NOT NULL REFERENCES "projeto"("id"),
  "dia" date NOT NULL,
  "dias_antes" integer NOT NULL,
  "criado_em" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "aviso_de_encerramento_projeto_id_dia_dias_antes_pk" PRIMARY KEY("projeto_id","dia","dias_antes")
);
