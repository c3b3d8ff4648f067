import type { Executor } from '../../db/connection/transaction.ts';
import { MUDANCA_ABERTA } from '../../db/contact-alarms.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

import { estaAfastadoEmSql } from '../coordenacao/queries.ts';

/** Whether any row could cause a task of this kind, for any person. */
interface Existencia {
  /** Tasks about a person's own records. */
  readonly tardia: boolean;
  readonly porConfirmar: boolean;
  readonly projeto: boolean;
  readonly convite: boolean;
  readonly passagem: boolean;
  readonly relatoria: boolean;
  readonly indicacao: boolean;
  /** Tasks about records of everybody. */
  readonly recurso: boolean;
  readonly bolsaDoRecurso: boolean;
  readonly desistencia: boolean;
  readonly anulacao: boolean;
  readonly passagemVencida: boolean;
  readonly mudancaDeContato: boolean;
  readonly contestacao: boolean;
  /** A coordinator with a closed account, or absent today. */
  readonly coordenadorFora: boolean;
}

/**
 * One statement in place of one for each kind of task: most people have none of most kinds, and each
 * statement costs the processor more than its empty answer.
 */
export function lerExistencia(db: Executor, pessoa: number, hoje: string): Promise<Existencia> {
  return single(
    db,
    sql`
      select
        exists (select from submissao_tardia where professor_id = eu.id) as tardia,
        exists (select from submissao_por_confirmar where professor_id = eu.id) as "porConfirmar",
        exists (select from projeto where coordenador_id = eu.id)
          or exists (select from vice_coordenacao where professor_id = eu.id) as projeto,
        exists (select from vice_coordenacao
          where professor_id = eu.id and aceito_em is null and encerrado_em is null) as convite,
        exists (select from transferencia
          where eu.id in (para_id, de_id) and efetivada_em is null and encerrada_em is null) as passagem,
        exists (select from relatoria where relator_id = eu.id) as relatoria,
        exists (select from substituto_do_recurso where pessoa_id = eu.id) as indicacao,
        exists (select from recurso where status = 'PENDENTE') as recurso,
        exists (select from bolsas_do_recurso) as "bolsaDoRecurso",
        exists (select from desistencia where fim is null and dia is null) as desistencia,
        exists (select from anulacao where anula is null) as anulacao,
        exists (select from transferencia
          where dia <= ${hoje} and efetivada_em is null and encerrada_em is null) as "passagemVencida",
        exists (select from mudanca_de_contato m where ${MUDANCA_ABERTA}) as "mudancaDeContato",
        exists (select from contestacao where retirada_em is null and respondida_em is null) as contestacao,
        exists (select from professor c where (c.encerrado_em is not null or ${estaAfastadoEmSql(sql`c.id`, hoje)})
          and exists (select from projeto p where p.coordenador_id = c.id)) as "coordenadorFora"
      from (select ${pessoa}::integer as id) eu
    `,
  );
}
