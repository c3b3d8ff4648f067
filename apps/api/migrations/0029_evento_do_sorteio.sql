CREATE TABLE "evento_do_sorteio" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evento_do_sorteio_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edital_id" integer NOT NULL,
	"autor_id" integer NOT NULL,
	"evento" text NOT NULL,
	"dia" date NOT NULL,
	"anunciado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sorteio" ADD COLUMN "evento_id" integer;--> statement-breakpoint
ALTER TABLE "sorteio" ADD COLUMN "sal" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "evento_do_sorteio" ADD CONSTRAINT "evento_do_sorteio_edital_id_edital_id_fk" FOREIGN KEY ("edital_id") REFERENCES "public"."edital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evento_do_sorteio" ADD CONSTRAINT "evento_do_sorteio_autor_id_professor_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."professor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evento_do_sorteio_edital" ON "evento_do_sorteio" USING btree ("edital_id","id");--> statement-breakpoint
CREATE INDEX "evento_do_sorteio_autor" ON "evento_do_sorteio" USING btree ("autor_id");--> statement-breakpoint
ALTER TABLE "sorteio" ADD CONSTRAINT "sorteio_evento_id_evento_do_sorteio_id_fk" FOREIGN KEY ("evento_id") REFERENCES "public"."evento_do_sorteio"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sorteio_evento" ON "sorteio" USING btree ("evento_id");