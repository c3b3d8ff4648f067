-- After a corrected CPF a month may have two people's contests: the earlier person's open one bars no other's.
DROP INDEX contestacao_aberta;
--> statement-breakpoint
CREATE UNIQUE INDEX contestacao_aberta ON contestacao (instrutor_id, estudante_id, mes)
  WHERE retirada_em IS NULL AND respondida_em IS NULL;
