import { sql } from '../../db/sql.ts';

/**
 * Of the table named `p`: its earlier coordinators and their periods, without those shorter than a day, nor the last one
 * where who coordinates now goes on with it (D61).
 */
export const COORDENARAM_ANTES = sql`(
  select coalesce(json_agg(json_build_object('id', k.de_id, 'nome', kp.nome, 'desde', k.desde, 'ate', k.ate)
    order by k.efetivada_em, k.id) filter (where not k.continua), '[]')
  from (select u.*, u.de_id = p.coordenador_id
        and row_number() over (order by u.efetivada_em desc, u.id desc) = 1 as continua
    from (select t.id, t.de_id, t.efetivada_em, lag(t.dia) over (order by t.efetivada_em, t.id) as desde, t.dia - 1 as ate
      from transferencia t where t.projeto_id = p.id and t.efetivada_em is not null) u
    where u.desde is null or u.desde <= u.ate) k
  join professor kp on kp.id = k.de_id)`;
