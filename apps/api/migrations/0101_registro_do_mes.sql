-- When these hours were registered, which the printed sheet of the month says. A save of the year that leaves the hours of
-- a month as they were leaves its instant too. Rows from before take the last save of their year.
ALTER TABLE frequencia_do_mes ADD COLUMN registrada_em timestamptz;
--> statement-breakpoint
UPDATE frequencia_do_mes m SET registrada_em = f.atualizado_em
FROM frequencia f WHERE f.instrutor_id = m.instrutor_id AND f.ano = m.ano;
--> statement-breakpoint
ALTER TABLE frequencia_do_mes ALTER COLUMN registrada_em SET NOT NULL;
