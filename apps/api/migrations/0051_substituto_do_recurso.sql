-- Who decides an appeal that nobody of the committee may decide (D56); named by an administrator, or by the operator.
CREATE TABLE "substituto_do_recurso" (
	"recurso_id" integer PRIMARY KEY NOT NULL REFERENCES "public"."recurso"("id"),
	"pessoa_id" integer NOT NULL REFERENCES "public"."professor"("id"),
	"motivo" text NOT NULL,
	"autor_id" integer REFERENCES "public"."professor"("id"),
	"indicado_em" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "substituto_do_recurso_pessoa" ON "substituto_do_recurso" ("pessoa_id");--> statement-breakpoint
CREATE INDEX "substituto_do_recurso_autor" ON "substituto_do_recurso" ("autor_id");
