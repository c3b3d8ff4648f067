import { sql } from '../sql.ts';
import type { Invariant } from './invariant.ts';

const VIVA = sql`parte_da_remessa p join linha_da_remessa l on l.id = p.linha_id
  join remessa r on r.id = l.remessa_id`;

/** A payment is sent once, and a file pays what its lines cover. */
export const REMESSAS: readonly Invariant[] = [
  {
    nome: 'the amount of a sent line is the sum of the lines of the sheet that it covers',
    sql: sql`select l.id from linha_da_remessa l left join parte_da_remessa p on p.linha_id = l.id
          group by l.id having l.centavos is distinct from coalesce(sum(p.centavos), 0)::bigint`,
  },
  {
    nome: 'a line of a sheet is in at most one living remessa, and never paid twice',
    sql: sql`select p.pagamento_id as id from ${VIVA} where p.centavos > 0 and (p.viva or l.situacao = 'paga')
          group by p.pagamento_id having count(*) > 1`,
  },
  {
    nome: 'a part of a remessa lives until its line comes back or the remessa is cancelled',
    sql: sql`select p.linha_id as id from ${VIVA}
          where p.viva <> (l.situacao <> 'devolvida' and r.cancelada_em is null)`,
  },
  {
    nome: 'only paid lines of its sheet are sent, whole',
    sql: sql`select p.linha_id as id from ${VIVA} join pagamento g on g.id = p.pagamento_id
          where p.centavos > 0 and (not g.pago or g.valor is distinct from p.centavos or g.folha_id <> r.folha_id
            or g.instrutor_id <> l.instrutor_id)`,
  },
  {
    nome: 'a line went to the account that was conferred, or its account came back or did not serve (E-REMESSA-1)',
    sql: sql`select l.id from linha_da_remessa l join remessa r on r.id = l.remessa_id
          join folha_de_pagamento f on f.id = r.folha_id
          left join conta_conferida k on k.conferencia_id = f.conferencia_id and k.instrutor_id = l.instrutor_id
          where l.origem_da_conta = 'conferida' and l.mudanca_id is distinct from k.mudanca_id
            or l.origem_da_conta = 'corrigida' and not exists (select from linha_da_remessa a
              join remessa ar on ar.id = a.remessa_id where ar.folha_id = r.folha_id and a.id < l.id
                and a.instrutor_id = l.instrutor_id and a.situacao = 'devolvida' and a.pede_dados)`,
  },
  {
    nome: 'a held payment is in no living remessa',
    sql: sql`select r.id from retencao_de_pagamento r join parte_da_remessa p on p.pagamento_id = r.pagamento_id
          where r.liberada_em is null and p.viva and p.centavos > 0`,
  },
  {
    nome: 'of an estorno no more is set off than was confirmed',
    sql: sql`select g.id from pagamento g join parte_da_remessa p on p.pagamento_id = g.id and p.viva and p.centavos < 0
          group by g.id having sum(-p.centavos) > coalesce(g.valor, 0) or g.decisao is distinct from 'CONFIRMADO'`,
  },
];
