import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import { lancamentosDaFolha, mesesEmAberto } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { fatosDaFolha } from './fatos-queries.ts';
import { type Contagem, contar } from './queries.ts';

interface FolhaDoEdital {
  readonly mes: string;
  readonly fechada: boolean;
  readonly lancamentos: readonly Pick<Lancamento, 'decisao' | 'pago' | 'parcial' | 'tipo' | 'valor'>[];
}

/** The lines of one call's projects in each closed sheet. */
function folhasFechadasDoEdital(db: Executor, editalId: number): Promise<FolhaDoEdital[]> {
  return many(
    db,
    sql`
      select f.mes, true as fechada, coalesce(
          (select json_agg(json_build_object('pago', g.pago, 'decisao', g.decisao, 'tipo', g.tipo, 'valor', g.valor,
              'parcial', g.parcial))
            from pagamento g join projeto p on p.id = g.projeto_id
            where g.folha_id = f.id and p.edital_id = ${editalId}),
          '[]'
        ) as lancamentos
      from folha_de_pagamento f
      order by f.mes
    `,
  );
}

async function projetosDoEdital(db: Executor, editalId: number): Promise<ReadonlySet<number>> {
  const linhas = await many<{ id: number }>(db, sql`select id from projeto where edital_id = ${editalId}`);
  return new Set(linhas.map(({ id }) => id));
}

/**
 * The lines about a call's projects in the sheets of its months, and of others: closed sheets as stored, open
 * ones as closing now would make them. Only figures, so no reading is recorded (D37).
 */
export async function pagamentoDoEdital(
  db: Executor,
  edital: Pick<Edital, 'id' | 'vigenciaFim' | 'vigenciaInicio'>,
  agora: Date,
  fuso: string,
): Promise<(Contagem & Omit<FolhaDoEdital, 'lancamentos'>)[]> {
  const [fechadas, fatos, projetos] = await Promise.all([
    folhasFechadasDoEdital(db, edital.id),
    fatosDaFolha(db, agora, fuso),
    projetosDoEdital(db, edital.id),
  ]);
  const abertas = mesesEmAberto(fatos, mesDoDia(diaNoFuso(agora, fuso))).map((mes) => ({
    mes,
    fechada: false,
    lancamentos: lancamentosDaFolha(mes, fatos).filter(({ projeto }) => projetos.has(projeto.id)),
  }));
  const daVigencia = (mes: string) =>
    mes >= mesDoDia(edital.vigenciaInicio) && mes <= mesDoDia(edital.vigenciaFim);
  return [...fechadas, ...abertas]
    .filter(({ mes, lancamentos }) => lancamentos.length > 0 || daVigencia(mes))
    .map(({ mes, fechada, lancamentos }) => ({ mes, fechada, ...contar(lancamentos) }))
    .toSorted((a, b) => a.mes.localeCompare(b.mes));
}

/** The projects with an estorno that nobody decided yet, in any sheet that is still open. */
export async function projetosComEstornoPorDecidir(
  db: Executor,
  agora: Date,
  fuso: string,
): Promise<ReadonlySet<number>> {
  const fatos = await fatosDaFolha(db, agora, fuso);
  const abertos = mesesEmAberto(fatos, mesDoDia(diaNoFuso(agora, fuso)));
  const linhas = abertos.flatMap((mes) => lancamentosDaFolha(mes, fatos));
  return new Set(
    linhas
      .filter(({ tipo, decisao }) => tipo === 'ESTORNO' && decisao === null)
      .map(({ projeto }) => projeto.id),
  );
}
