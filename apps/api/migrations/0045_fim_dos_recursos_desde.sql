-- The day on which the present last day for appeals was chosen (D57); null: before this column, when any day was taken.
ALTER TABLE edital ADD COLUMN fim_recursos_desde date;
