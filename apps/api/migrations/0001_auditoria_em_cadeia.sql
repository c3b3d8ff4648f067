ALTER TABLE "auditoria" ADD COLUMN "elo" bigint;--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "auditoria_elo_unico" ON "auditoria" USING btree ("elo");--> statement-breakpoint
CREATE INDEX "auditoria_sem_elo" ON "auditoria" USING btree ("id") WHERE "auditoria"."elo" is null;--> statement-breakpoint
CREATE FUNCTION auditoria_so_cresce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sealing fills elo and hash once; nothing else ever changes (T-H15).
  IF TG_OP = 'UPDATE' AND OLD.elo IS NULL AND NEW.elo IS NOT NULL AND NEW.hash IS NOT NULL
     AND to_jsonb(NEW) - 'elo' - 'hash' = to_jsonb(OLD) - 'elo' - 'hash' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'auditoria only grows';
END
$$;--> statement-breakpoint
CREATE TRIGGER auditoria_so_cresce BEFORE UPDATE OR DELETE ON "auditoria"
  FOR EACH ROW EXECUTE FUNCTION auditoria_so_cresce();--> statement-breakpoint
CREATE TRIGGER auditoria_nao_se_esvazia BEFORE TRUNCATE ON "auditoria"
  FOR EACH STATEMENT EXECUTE FUNCTION auditoria_so_cresce();
