import { sql } from '../../db/sql.ts';

/** Of the table named `p`: its earlier coordinators and their periods, without those shorter than a day (D61). */
export const COORDENARAM_ANTES = sql`(
  select coalesce(json_agg(json_build_object('id', k.de_id, 'nome', kp.nome, 'desde', k.desde, 'ate', k.ate)
    order by k.efetivada_em, k.id), '[]')
  from (select t.id, t.de_id, t.efetivada_em, lag(t.dia) over (order by t.efetivada_em, t.id) as desde, t.dia - 1 as ate
    from transferencia t where t.projeto_id = p.id and t.efetivada_em is not null) k
  join professor kp on kp.id = k.de_id where k.desde is null or k.desde <= k.ate)`;
