import { JANELAS, type NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { estadoDaJanela, exigirJanelaAberta } from '@instrutoria/domain/janela/rules/estado-da-janela.ts';
import type { EstadoDaJanela, Prorrogacao } from '@instrutoria/domain/janela/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { sql } from '../../db/sql.ts';

type Guardada = Prorrogacao & { readonly id: number };

const PRORROGACAO = sql`
  id, janela, ate, motivo, projeto_id as "projetoId", ${iso(sql`criada_em`)} as "criadaEm"`;
const EM_VIGOR = sql`select ${PRORROGACAO} from prorrogacao where encerrada_em is null`;

function prorrogacoesDe(db: Executor, projetoId: number | null, hoje: string): Promise<Guardada[]> {
  return many(db, sql`${EM_VIGOR} and ate >= ${hoje} and (projeto_id is null or projeto_id = ${projetoId})`);
}

export function prorrogacoesEmVigor(db: Executor, hoje: string): Promise<Guardada[]> {
  return many(db, sql`${EM_VIGOR} and ate >= ${hoje}`);
}

/** Including those ended before their last day, which subscribers have in their calendars. */
export function prorrogacoesDoCalendario(
  db: Executor,
  hoje: string,
): Promise<(Guardada & { readonly encerrada: boolean })[]> {
  return many(
    db,
    sql`select ${PRORROGACAO}, encerrada_em is not null as encerrada from prorrogacao where ate >= ${hoje}`,
  );
}

export async function estadoDasJanelas(
  db: Executor,
  projetoId: number | null,
  agora: Date,
): Promise<EstadoDaJanela[]> {
  const configuracao = await lerConfiguracao(db);
  const prorrogacoes = await prorrogacoesDe(db, projetoId, diaNoFuso(agora, configuracao.fuso));
  return JANELAS.map((janela) => estadoDaJanela({ janela, configuracao, prorrogacoes, projetoId, agora }));
}

export async function exigirJanela(
  db: Executor,
  janela: NomeDaJanela,
  projetoId: number,
  agora: Date,
): Promise<void> {
  const estado = (await estadoDasJanelas(db, projetoId, agora)).find((um) => um.janela === janela);
  if (estado === undefined) throw new Error(`no such window: ${janela}`);
  exigirJanelaAberta(estado);
}
