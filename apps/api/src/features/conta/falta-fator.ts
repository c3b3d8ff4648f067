import { sql } from '../../db/sql.ts';

/**
 * Whether the administrator `p` lacks the second factor that the institution requires. CASE keeps this free for
 * all others, as it runs in every call.
 */
export const faltaFator = sql`case when p.tipo = 'administrador' then
  coalesce((select (c.dados->>'segundoFatorDosAdministradores')::boolean from configuracao c where c.id = 1), false)
  and not exists (select from fator_totp f where f.professor_id = p.id and f.confirmado_em is not null)
  and not exists (select from chave_de_acesso k where k.professor_id = p.id)
  else false end`;
