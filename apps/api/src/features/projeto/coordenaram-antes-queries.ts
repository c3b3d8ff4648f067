import { COORDENACOES_ANTERIORES } from '../../db/participacao.ts';
import { sql } from '../../db/sql.ts';

/**
 * For the table `p`: its earlier coordinators and their periods, without the last one where the present
 * coordinator continues it (D61).
 */
export const COORDENARAM_ANTES = sql`(
  select coalesce(json_agg(json_build_object('id', k.de_id, 'nome', kp.nome, 'desde', k.desde, 'ate', k.ate)
    order by k.efetivada_em, k.id) filter (where not k.continua), '[]')
  from (select u.*, u.de_id = p.coordenador_id
        and row_number() over (order by u.efetivada_em desc, u.id desc) = 1 as continua
    from ${COORDENACOES_ANTERIORES} u where u.projeto_id = p.id) k
  join professor kp on kp.id = k.de_id)`;
