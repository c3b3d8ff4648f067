-- Until when who coordinates may refuse: the day that was announced stays, also where the zone changes (D62).
ALTER TABLE transferencia ADD COLUMN responder_ate date;
--> statement-breakpoint
UPDATE transferencia SET responder_ate = 10 + (proposta_em AT TIME ZONE
  coalesce((SELECT dados ->> 'fuso' FROM configuracao WHERE id = 1), 'UTC'))::date
WHERE causa = 'pedido';
--> statement-breakpoint
ALTER TABLE transferencia ADD CONSTRAINT transferencia_resposta CHECK ((causa = 'pedido') = (responder_ate IS NOT NULL));
