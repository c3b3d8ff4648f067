import { ehDiaDeLembrete, estaAtrasada } from '@instrutoria/domain/designacao/rules/prazo.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import { emailDeLembrete } from '../../adapters/mail/templates/lembrete-de-avaliacao.ts';
import type { Deps } from '../../context.ts';
import { eachInTransaction } from '../../db/connection/each-in-transaction.ts';
import { type Executor, inTransaction } from '../../db/connection/transaction.ts';
import { type ConfiguracaoLida, lerConfiguracao } from '../../db/settings.ts';
import { marcarLembrados } from '../avaliacao/repository.ts';
import { enviarCarta } from '../carta/repository.ts';
import { lerEditais } from '../edital/repository.ts';
import { type AvaliadorComPendencias, avaliadoresComPendencias } from './designacao-queries.ts';

type Precisa = Pick<Deps, 'clock' | 'config' | 'outbox'>;

interface Momento {
  readonly agora: Date;
  readonly hoje: string;
  readonly configuracao: ConfiguracaoLida;
  readonly editais: readonly Edital[];
}

async function lerMomento(db: Executor, agora: Date): Promise<Momento> {
  const configuracao = await lerConfiguracao(db);
  const { fuso } = configuracao;
  const emAvaliacao = (await lerEditais(db, agora, fuso)).filter(({ fase }) => fase === 'avaliacao');
  return { agora, configuracao, hoje: diaNoFuso(agora, fuso), editais: emAvaliacao };
}

/**
 * One mail per evaluator, with all unfinished projects; none to people reminded today. Returns the
 * recipients.
 */
async function lembrar(
  deps: Precisa,
  db: Executor,
  { agora, configuracao, hoje, editais }: Momento,
  quem: readonly AvaliadorComPendencias[],
): Promise<ReadonlySet<number>> {
  const porId = new Map(editais.map((edital) => [edital.id, edital]));
  const ids = quem.map(({ id }) => id);
  const lembrados = await marcarLembrados(db, ids, hoje, agora);
  for (const { id, nome, email, projetos } of quem) {
    if (!lembrados.has(id)) continue;
    const linhas = projetos.map(({ id: projeto, titulo, editalId, aprovacao, aceito }) => ({
      id: projeto,
      titulo,
      aprovacao,
      aceito,
      edital: porId.get(editalId)?.nome ?? '',
      prazo: porId.get(editalId)?.prazoAvaliacao ?? null,
    }));
    const remessa = remessaPara({ nome, email }, deps, configuracao);
    await enviarCarta({ db, deps }, emailDeLembrete({ ...remessa, projetos: linhas }), {
      especie: 'lembrete',
      pessoaId: id,
      projetos: linhas.map((linha) => linha.id),
    });
  }
  return lembrados;
}

interface Quais {
  readonly editalId: number;
  /** Only late evaluators of this project; absent: of any project of the call. */
  readonly projeto?: number;
  /** Only this evaluator; absent: everybody who is late. */
  readonly avaliador?: number | null | undefined;
  /** Projects of the caller, who must not learn of their evaluators: others remind these. */
  readonly menos?: readonly number[];
}

interface Lembrados {
  /** How many are late. */
  readonly atrasados: number;
  /** The recipients of the mails. */
  readonly lembrados: readonly number[];
  /** For each project of the call, those of its evaluators who got a mail. */
  readonly porProjeto: ReadonlyMap<number, readonly number[]>;
}

export async function lembrarAtrasados(
  deps: Precisa,
  db: Executor,
  { editalId, projeto: so, avaliador = null, menos = [] }: Quais,
  agora: Date,
): Promise<Lembrados> {
  const momento = await lerMomento(db, agora);
  const { editais, hoje } = momento;
  const { fuso } = momento.configuracao;
  const prazoAvaliacao = editais.find(({ id }) => id === editalId)?.prazoAvaliacao ?? null;
  const pendentes = await avaliadoresComPendencias(
    db,
    editais.map(({ id }) => id),
    so,
  );
  const todos = pendentes.map((um) => ({
    ...um,
    projetos: um.projetos.filter(({ id }) => !menos.includes(id)),
  }));
  const atrasados = todos.filter(
    ({ id, projetos }) =>
      (avaliador === null || id === avaliador) &&
      projetos.some(
        (projeto) =>
          projeto.editalId === editalId &&
          (so === undefined || projeto.id === so) &&
          estaAtrasada({ designadaEm: diaNoFuso(projeto.designadaEm, fuso), prazoAvaliacao }, hoje),
      ),
  );
  const lembrados = await lembrar(deps, db, momento, atrasados);
  const porProjeto = new Map<number, number[]>();
  for (const { id, projetos } of atrasados) {
    if (!lembrados.has(id)) continue;
    for (const projeto of projetos) {
      if (projeto.editalId !== editalId) continue;
      porProjeto.set(projeto.id, [...(porProjeto.get(projeto.id) ?? []), id]);
    }
  }
  return { atrasados: atrasados.length, lembrados: [...lembrados].sort((a, b) => a - b), porProjeto };
}

/** One mail per person and day, however many processes or rounds run (D47). Returns the number of mails. */
export async function lembrarPorPrazo(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'outbox'>,
): Promise<number> {
  const { momento, quem } = await inTransaction(deps.database, async (tx) => {
    const momento = await lerMomento(tx, deps.clock.agora());
    const { editais, hoje } = momento;
    const deHoje = new Set(
      editais.filter(({ prazoAvaliacao }) => ehDiaDeLembrete(prazoAvaliacao, hoje)).map(({ id }) => id),
    );
    if (deHoje.size === 0) return { momento, quem: [] };
    const todos = await avaliadoresComPendencias(
      tx,
      editais.map(({ id }) => id),
    );
    return {
      momento,
      quem: todos.filter(({ projetos }) => projetos.some(({ editalId }) => deHoje.has(editalId))),
    };
  });
  const rodada = { tarefa: 'lembretes', quem: ({ id }: AvaliadorComPendencias) => ({ pessoa: id }) };
  return eachInTransaction(
    deps,
    rodada,
    quem,
    async (tx, um) => (await lembrar(deps, tx, momento, [um])).size,
  );
}
