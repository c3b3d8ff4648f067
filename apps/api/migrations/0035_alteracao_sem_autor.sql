-- A call-up that nobody answered ends by itself: a change without an author.
ALTER TABLE "alteracao_da_decisao" ALTER COLUMN "autor_id" DROP NOT NULL;
