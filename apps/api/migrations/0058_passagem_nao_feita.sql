-- When who is concerned read that a transfer did not pass on its day: they are written to once. null: it was not so.
ALTER TABLE transferencia ADD COLUMN nao_passou_em timestamp (3) with time zone;
