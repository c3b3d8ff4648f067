import { AVISOS_DO_ENCERRAMENTO_DIAS } from '@instrutoria/domain/edital/limits.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { avisoDevido } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import type { Remessa } from '../../adapters/mail/templates/layout.ts';
import {
  type Encerramento,
  emailDeEncerramento,
} from '../../adapters/mail/templates/projeto-sem-instrutores.ts';
import type { Deps } from '../../context.ts';
import { eachInTransaction } from '../../db/connection/each-in-transaction.ts';
import { inTransaction, type Tx } from '../../db/connection/transaction.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { enviarCarta } from '../carta/repository.ts';
import { lerEditais } from '../edital/repository.ts';
import { projetosSemInstrutores } from './encerramento-queries.ts';
import { marcarAviso } from './encerramento-repository.ts';

type Precisa = Pick<Deps, 'clock' | 'config' | 'outbox'>;

interface Avisado {
  readonly pessoaId: number;
  readonly projetos: readonly (Encerramento & Remessa & { readonly diasAntes: number })[];
}

/** The coordinators who get, or already got, today's mail about a closing. */
async function porAvisar(tx: Tx, deps: Precisa): Promise<readonly Avisado[]> {
  const agora = deps.clock.agora();
  const configuracao = await lerConfiguracao(tx);
  const { fuso } = configuracao;
  const hoje = diaNoFuso(agora, fuso);
  const editais = (await lerEditais(tx, agora, fuso)).filter(
    (edital) => edital.fase === 'resultado' && !ehPreliminar(edital),
  );
  const dias = new Map(
    editais.flatMap(({ id, encerramentoSemInstrutores: dia }) => (dia === null ? [] : [[id, dia] as const])),
  );
  const deCada = new Map<number, Avisado['projetos']>();
  for (const { id, titulo, editalId, coordenadorId, nome, email } of await projetosSemInstrutores(tx, [
    ...dias.keys(),
  ])) {
    const dia = dias.get(editalId) ?? '';
    const diasAntes = avisoDevido(dia, hoje, AVISOS_DO_ENCERRAMENTO_DIAS);
    if (diasAntes === null) continue;
    const remessa = remessaPara({ nome, email }, deps, configuracao);
    const carta = { ...remessa, projeto: { id, titulo }, dia, diasAntes, encerrado: diasAntes === 0 };
    deCada.set(coordenadorId, [...(deCada.get(coordenadorId) ?? []), carta]);
  }
  return [...deCada].map(([pessoaId, projetos]) => ({ pessoaId, projetos }));
}

/**
 * Sends the coordinator one mail about all closings that were not announced yet. Returns 1, or 0 where there
 * is none.
 */
async function avisarCoordenador(tx: Tx, deps: Precisa, { pessoaId, projetos }: Avisado): Promise<number> {
  const novos: Avisado['projetos'][number][] = [];
  for (const um of projetos) {
    const { projeto, dia, diasAntes } = um;
    const aviso = { projetoId: projeto.id, dia, diasAntes, criadoEm: deps.clock.agora() };
    if (await marcarAviso(tx, aviso)) novos.push(um);
  }
  const [remessa] = novos;
  if (remessa === undefined) return 0;
  await enviarCarta({ db: tx, deps }, emailDeEncerramento({ ...remessa, projetos: novos }), {
    especie: 'encerramento',
    pessoaId,
    projetos: novos.map(({ projeto }) => projeto.id),
  });
  return 1;
}

/**
 * Mails 15 and 3 days before the closing and on the day, each once, however many processes or rounds run
 * (D44); one per person, with all projects that are due. Returns the number of mails.
 */
export async function avisarEncerramentos(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'outbox'>,
): Promise<number> {
  const quem = await inTransaction(deps.database, (tx) => porAvisar(tx, deps));
  const rodada = { tarefa: 'encerramentos', quem: ({ pessoaId }: Avisado) => ({ pessoa: pessoaId }) };
  return eachInTransaction(deps, rodada, quem, (tx, um) => avisarCoordenador(tx, deps, um));
}

/** Sends the same mails within one transaction. */
export async function avisarNesta(tx: Tx, deps: Precisa): Promise<void> {
  for (const um of await porAvisar(tx, deps)) await avisarCoordenador(tx, deps, um);
}
