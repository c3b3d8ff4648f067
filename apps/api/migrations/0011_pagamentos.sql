-- D52: sheets that stand by now were closed before the rules of D39; what they paid is never judged anew.
ALTER TABLE "folha_de_pagamento" ADD COLUMN "antes_da_regra" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "folha_de_pagamento" ALTER COLUMN "antes_da_regra" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "pagamento" ADD COLUMN "cpf" text;--> statement-breakpoint
ALTER TABLE "pagamento" ADD COLUMN "acumulo" text;--> statement-breakpoint
ALTER TABLE "pagamento" ADD COLUMN "causa" text;--> statement-breakpoint
ALTER TABLE "pagamento" ADD COLUMN "decisao" text;--> statement-breakpoint
ALTER TABLE "pagamento" ADD COLUMN "justificativa" text;--> statement-breakpoint
ALTER TABLE "pagamento" DROP CONSTRAINT "pagamento_tipo_valido";--> statement-breakpoint
ALTER TABLE "pagamento" DROP CONSTRAINT "pagamento_motivo_do_nao_pago";--> statement-breakpoint
ALTER TABLE "pagamento" ADD CONSTRAINT "pagamento_tipo_valido" CHECK ("pagamento"."tipo" in ('NORMAL','AJUSTE','COMPLEMENTO','ESTORNO'));--> statement-breakpoint
ALTER TABLE "pagamento" ADD CONSTRAINT "pagamento_motivo_do_nao_pago" CHECK ("pagamento"."pago" = ("pagamento"."motivo" is null));--> statement-breakpoint
ALTER TABLE "pagamento" ADD CONSTRAINT "pagamento_estorno_decidido" CHECK (("pagamento"."tipo" = 'ESTORNO') = ("pagamento"."decisao" is not null) and ("pagamento"."tipo" <> 'ESTORNO' or not "pagamento"."pago"));--> statement-breakpoint
ALTER TABLE "pagamento" ADD CONSTRAINT "pagamento_decisao_valida" CHECK ("pagamento"."decisao" in ('CONFIRMADO','DISPENSADO') and ("pagamento"."decisao" = 'DISPENSADO') = ("pagamento"."justificativa" is not null));--> statement-breakpoint
ALTER TABLE "pagamento" ADD CONSTRAINT "pagamento_cpf_onze_digitos" CHECK ("pagamento"."cpf" ~ '^[0-9]{11}$');--> statement-breakpoint
-- D38: an accumulable grant is paid beside another one; one grant is paid once a month to a person.
DROP INDEX "pagamento_uma_vez";--> statement-breakpoint
CREATE UNIQUE INDEX "pagamento_uma_vez" ON "pagamento" USING btree (coalesce("cpf", lower("email")),"projeto_id","competencia") WHERE "pagamento"."pago" and "pagamento"."tipo" = 'NORMAL';--> statement-breakpoint
ALTER TABLE "instrutor" ADD COLUMN "cpf_dispensado_ate" timestamp (3) with time zone;--> statement-breakpoint
-- D52: ties that were REGULAR before a CPF was asked for are paid without one for 60 days.
UPDATE "instrutor" i SET "cpf_dispensado_ate" = now() + interval '60 days'
WHERE i."situacao" = 'REGULAR' OR EXISTS (SELECT 1 FROM "historico_do_instrutor" h
  WHERE h."instrutor_id" = i."id" AND h."campo" = 'SITUACAO' AND h."valor" = 'REGULAR');--> statement-breakpoint
CREATE TABLE "retrato_da_atualizacao" (
  "instrutor_id" integer NOT NULL REFERENCES "instrutor"("id"),
  "competencia" text NOT NULL,
  "horas" numeric(4, 1),
  "ausente" boolean NOT NULL,
  "alcancava" boolean NOT NULL,
  CONSTRAINT "retrato_da_atualizacao_instrutor_id_competencia_pk" PRIMARY KEY ("instrutor_id","competencia"),
  CONSTRAINT "retrato_mes_valido" CHECK ("retrato_da_atualizacao"."competencia" ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$')
);--> statement-breakpoint
-- D52: how each tie stood in each closed month. A month that the next sheet would have made up for under the rule of
-- before has no row: it is owed, and stays owed.
INSERT INTO "retrato_da_atualizacao" ("instrutor_id", "competencia", "horas", "ausente", "alcancava")
SELECT x.id, x.mes, x.horas, x.ausente, x.alcancava FROM (
  SELECT i."id", i."situacao", i."tipo_aluno", i."email", f."mes",
    (SELECT h."horas" FROM "frequencia_do_mes" h WHERE h."instrutor_id" = i."id"
      AND h."ano" = left(f."mes", 4)::int AND h."mes" = right(f."mes", 2)::int) AS horas,
    EXISTS (SELECT 1 FROM "ausencia" a WHERE a."instrutor_id" = i."id" AND a."mes" = f."mes") AS ausente,
    i."mes_inicio" IS NOT NULL AND i."mes_inicio" <= f."mes"
      AND (i."fim" IS NULL OR to_char(i."fim", 'YYYY-MM') >= f."mes") AS alcancava
  FROM "instrutor" i CROSS JOIN "folha_de_pagamento" f
) x
WHERE NOT (x."situacao" = 'REGULAR' AND x."tipo_aluno" = 'BOLSISTA' AND x.alcancava AND NOT x.ausente
  AND coalesce(x.horas, -1) >= 0 AND NOT EXISTS (SELECT 1 FROM "pagamento" p WHERE p."pago"
    AND p."competencia" = x."mes" AND (p."instrutor_id" = x."id" OR lower(p."email") = lower(x."email"))));--> statement-breakpoint
CREATE TABLE "estorno_decidido" (
  "instrutor_id" integer NOT NULL REFERENCES "instrutor"("id"),
  "competencia" text NOT NULL,
  "decisao" text NOT NULL,
  "justificativa" text,
  "decidido_em" timestamp (3) with time zone NOT NULL,
  "decidido_por_id" integer NOT NULL REFERENCES "professor"("id"),
  CONSTRAINT "estorno_decidido_instrutor_id_competencia_pk" PRIMARY KEY ("instrutor_id","competencia"),
  CONSTRAINT "estorno_decidido_valido" CHECK ("estorno_decidido"."decisao" in ('CONFIRMADO','DISPENSADO') and ("estorno_decidido"."decisao" = 'DISPENSADO') = ("estorno_decidido"."justificativa" is not null))
);--> statement-breakpoint
CREATE TABLE "escolha_de_vinculo" (
  "competencia" text NOT NULL,
  "preterido_id" integer NOT NULL REFERENCES "instrutor"("id"),
  "instrutor_id" integer NOT NULL REFERENCES "instrutor"("id"),
  "projeto_id" integer NOT NULL REFERENCES "projeto"("id"),
  "motivo" text NOT NULL,
  "escolhida_em" timestamp (3) with time zone NOT NULL,
  "escolhida_por_id" integer NOT NULL REFERENCES "professor"("id"),
  CONSTRAINT "escolha_de_vinculo_competencia_preterido_id_pk" PRIMARY KEY ("competencia","preterido_id"),
  CONSTRAINT "escolha_entre_dois" CHECK ("escolha_de_vinculo"."preterido_id" <> "escolha_de_vinculo"."instrutor_id")
);--> statement-breakpoint
CREATE TABLE "pendencia_de_dados" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pendencia_de_dados_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "regra" text NOT NULL,
  "registro_tipo" text NOT NULL,
  "registro_id" integer NOT NULL,
  "descricao" text NOT NULL,
  "criada_em" timestamp (3) with time zone NOT NULL,
  "resolvida_em" timestamp (3) with time zone
);--> statement-breakpoint
CREATE UNIQUE INDEX "pendencia_de_dados_unica" ON "pendencia_de_dados" USING btree ("regra","registro_tipo","registro_id");--> statement-breakpoint
INSERT INTO "pendencia_de_dados" ("regra", "registro_tipo", "registro_id", "descricao", "criada_em")
SELECT 'UM_VINCULO_POR_PROJETO', 'instrutor', i."id",
  'O mesmo aluno tem outro vínculo vivo neste projeto.', now()
FROM "instrutor" i WHERE i."fim" IS NULL AND EXISTS (SELECT 1 FROM "instrutor" o WHERE o."fim" IS NULL
  AND o."projeto_id" = i."projeto_id" AND o."id" < i."id" AND lower(o."email") = lower(i."email"));--> statement-breakpoint
INSERT INTO "pendencia_de_dados" ("regra", "registro_tipo", "registro_id", "descricao", "criada_em")
SELECT 'BOLSA_UNICA', 'instrutor', i."id",
  'Este aluno tem bolsa única e outra bolsa em outro vínculo.', now()
FROM "instrutor" i WHERE i."fim" IS NULL AND i."situacao" = 'REGULAR' AND i."tipo_aluno" = 'BOLSISTA'
  AND EXISTS (SELECT 1 FROM "instrutor" o WHERE o."fim" IS NULL AND o."situacao" = 'REGULAR'
    AND o."tipo_aluno" = 'BOLSISTA' AND o."id" <> i."id" AND lower(o."email") = lower(i."email")
    AND 'unica' IN (o."acumulo", i."acumulo"));--> statement-breakpoint
INSERT INTO "pendencia_de_dados" ("regra", "registro_tipo", "registro_id", "descricao", "criada_em")
SELECT 'DATAS_DO_VINCULO', 'instrutor', i."id",
  'O último dia do vínculo é anterior ao seu primeiro mês.', now()
FROM "instrutor" i WHERE to_char(i."fim", 'YYYY-MM') < i."mes_inicio";--> statement-breakpoint
INSERT INTO "pendencia_de_dados" ("regra", "registro_tipo", "registro_id", "descricao", "criada_em")
SELECT 'MES_NA_VIGENCIA', 'instrutor', i."id",
  'O primeiro mês do vínculo está longe do ano do edital; a vigência foi alargada até ele.', now()
FROM "instrutor" i JOIN "projeto" p ON p."id" = i."projeto_id" JOIN "edital" e ON e."id" = p."edital_id"
WHERE abs(left(i."mes_inicio", 4)::int - e."ano") > 1;--> statement-breakpoint
INSERT INTO "pendencia_de_dados" ("regra", "registro_tipo", "registro_id", "descricao", "criada_em")
SELECT 'DECLARACAO_EM_ORDEM', 'declaracao', d."id",
  'Esta declaração diz um fim anterior ao início. Revogue-a e emita outra.', now()
FROM "declaracao" d WHERE d."revogada_em" IS NULL AND d."conteudo" ->> 'fim' < d."conteudo" ->> 'inicio';--> statement-breakpoint
INSERT INTO "pendencia_de_dados" ("regra", "registro_tipo", "registro_id", "descricao", "criada_em")
SELECT 'PAGO_COM_HORAS', 'pagamento', p."id",
  'A bolsa deste mês foi paga sem nenhuma hora registrada.', now()
FROM "pagamento" p WHERE p."pago" AND coalesce(p."horas", 0) <= 0;
