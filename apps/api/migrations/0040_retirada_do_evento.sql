ALTER TABLE "evento_do_sorteio" ADD COLUMN "retirado_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "evento_do_sorteio" ADD COLUMN "motivo_da_retirada" text;--> statement-breakpoint
ALTER TABLE "evento_do_sorteio" ADD COLUMN "nao_aconteceu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evento_do_sorteio" ADD CONSTRAINT "evento_do_sorteio_retirada_com_motivo" CHECK (("retirado_em" is null) = ("motivo_da_retirada" is null));
