-- The number that the institution's system of processes (SEI, for one) gave to the call.
ALTER TABLE edital ADD COLUMN processo text;
--> statement-breakpoint
ALTER TABLE edital ADD CONSTRAINT edital_processo_check CHECK (processo IS NULL OR length(processo) BETWEEN 1 AND 60);
