ALTER TABLE "edital" ADD COLUMN "encerrado_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "edital" ADD COLUMN "vigencia_inicio" date;--> statement-breakpoint
ALTER TABLE "edital" ADD COLUMN "vigencia_fim" date;--> statement-breakpoint
ALTER TABLE "edital" ADD COLUMN "limite_por_coordenador" integer;--> statement-breakpoint
ALTER TABLE "edital" ADD COLUMN "prazo_avaliacao" date;--> statement-breakpoint
ALTER TABLE "edital" ADD COLUMN "encerramento_sem_instrutores" date;--> statement-breakpoint
-- D48, D52: existing calls run from March to December of their year, widened until every month, hour and payment that
-- they hold lies inside. A typed month that is years away (1999-01) is a slip and does not make a call of a century.
UPDATE "edital" AS e SET
  "vigencia_inicio" = least(make_date(e."ano", 3, 1), m.primeiro),
  "vigencia_fim" = greatest(make_date(e."ano", 12, 31), m.ultimo)
FROM (
  SELECT e."id",
    min(to_date(x.mes, 'YYYY-MM')) AS primeiro,
    (max(to_date(x.mes, 'YYYY-MM')) + interval '1 month - 1 day')::date AS ultimo
  FROM "edital" e
  LEFT JOIN (
    SELECT p."edital_id", i."mes_inicio" AS mes FROM "instrutor" i JOIN "projeto" p ON p."id" = i."projeto_id"
      JOIN "edital" c ON c."id" = p."edital_id"
    WHERE left(i."mes_inicio", 4)::int BETWEEN c."ano" - 1 AND c."ano" + 1
    UNION ALL
    SELECT p."edital_id", to_char(i."fim", 'YYYY-MM') FROM "instrutor" i JOIN "projeto" p ON p."id" = i."projeto_id"
      JOIN "edital" c ON c."id" = p."edital_id"
    WHERE extract(year FROM i."fim") BETWEEN c."ano" - 1 AND c."ano" + 1
    UNION ALL
    SELECT p."edital_id", a."mes" FROM "ausencia" a JOIN "instrutor" i ON i."id" = a."instrutor_id"
      JOIN "projeto" p ON p."id" = i."projeto_id"
    UNION ALL
    SELECT p."edital_id", f."ano" || '-' || lpad(f."mes"::text, 2, '0') FROM "frequencia_do_mes" f
      JOIN "instrutor" i ON i."id" = f."instrutor_id" JOIN "projeto" p ON p."id" = i."projeto_id"
    WHERE f."horas" >= 0
    UNION ALL
    SELECT p."edital_id", g."competencia" FROM "pagamento" g JOIN "projeto" p ON p."id" = g."projeto_id"
  ) x ON x."edital_id" = e."id"
  GROUP BY e."id"
) m WHERE m."id" = e."id";--> statement-breakpoint
ALTER TABLE "edital" ALTER COLUMN "vigencia_inicio" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "edital" ALTER COLUMN "vigencia_fim" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "edital" ADD CONSTRAINT "edital_vigencia_em_ordem" CHECK ("edital"."vigencia_inicio" <= "edital"."vigencia_fim");--> statement-breakpoint
ALTER TABLE "instrutor" ADD COLUMN "cpf" text;--> statement-breakpoint
ALTER TABLE "instrutor" ADD COLUMN "matricula" text;--> statement-breakpoint
ALTER TABLE "instrutor" ADD CONSTRAINT "instrutor_cpf_onze_digitos" CHECK ("instrutor"."cpf" ~ '^[0-9]{11}$');--> statement-breakpoint
CREATE INDEX "instrutor_cpf" ON "instrutor" USING btree ("cpf") WHERE "instrutor"."cpf" is not null;--> statement-breakpoint
CREATE INDEX "instrutor_email" ON "instrutor" USING btree (lower("email"));--> statement-breakpoint
CREATE TABLE "historico_do_instrutor" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "historico_do_instrutor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "instrutor_id" integer NOT NULL REFERENCES "instrutor"("id"),
  "campo" text NOT NULL,
  "valor" text NOT NULL,
  "desde" timestamp (3) with time zone NOT NULL,
  "ate" timestamp (3) with time zone,
  "autor_id" integer REFERENCES "professor"("id"),
  "motivo" text,
  "origem" text NOT NULL,
  CONSTRAINT "historico_campo_valido" CHECK ("historico_do_instrutor"."campo" in ('SITUACAO','TIPO','DOCUMENTOS','VINCULO')),
  CONSTRAINT "historico_origem_valida" CHECK ("historico_do_instrutor"."origem" in ('ATO','RECONSTRUIDO')),
  CONSTRAINT "historico_em_ordem" CHECK ("historico_do_instrutor"."ate" is null or "historico_do_instrutor"."desde" <= "historico_do_instrutor"."ate")
);--> statement-breakpoint
CREATE UNIQUE INDEX "historico_do_instrutor_em_vigor" ON "historico_do_instrutor" USING btree ("instrutor_id","campo") WHERE "historico_do_instrutor"."ate" is null;--> statement-breakpoint
CREATE INDEX "historico_do_instrutor_campo" ON "historico_do_instrutor" USING btree ("instrutor_id","campo","desde");
