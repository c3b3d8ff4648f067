CREATE TABLE "envio_reservado" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envio_reservado_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "pessoa_id" integer REFERENCES "professor"("id"),
  "bytes" integer NOT NULL,
  "criado_em" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "envio_do_dia" (
  "pessoa_id" integer NOT NULL REFERENCES "professor"("id"),
  "dia" date NOT NULL,
  "bytes" bigint NOT NULL,
  CONSTRAINT "envio_do_dia_pessoa_id_dia_pk" PRIMARY KEY ("pessoa_id","dia")
);--> statement-breakpoint
ALTER TABLE "arquivo" ADD COLUMN "danificado_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "arquivo_danificado" ON "arquivo" USING btree ("danificado_em") WHERE "arquivo"."danificado_em" is not null;
