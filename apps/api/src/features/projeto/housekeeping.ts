import { AVISOS_DO_ENCERRAMENTO_DIAS } from '@instrutoria/domain/edital/limits.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/publicado.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { avisoDevido } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Remessa } from '../../adapters/mail/templates/layout.ts';
import {
  type Encerramento,
  emailDeEncerramento,
} from '../../adapters/mail/templates/projeto-sem-instrutores.ts';
import type { Deps } from '../../context.ts';
import { lerConfiguracao } from '../../db/configuracao.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import { enviarCarta } from '../carta/repository.ts';
import { lerEditais } from '../edital/repository.ts';
import { projetosSemInstrutores } from './encerramento-queries.ts';
import { marcarAviso } from './encerramento-repository.ts';

/**
 * Mails 15 and 3 days before the closing and on the day, each once, however many processes or rounds (D44); one a
 * person, with all projects that are due.
 * Gives the number of mails.
 */
export function avisarEncerramentos(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'outbox'>,
): Promise<number> {
  return inTransaction(deps.database, (tx) => avisarNesta(tx, deps));
}

/** The same within a transaction. */
export async function avisarNesta(tx: Tx, deps: Pick<Deps, 'clock' | 'config' | 'outbox'>): Promise<number> {
  const agora = deps.clock.agora();
  const { fuso, instituicao } = await lerConfiguracao(tx);
  const hoje = diaNoFuso(agora, fuso);
  const editais = (await lerEditais(tx, agora, fuso)).filter(
    (edital) => edital.fase === 'resultado' && !ehPreliminar(edital),
  );
  const dias = new Map(
    editais.flatMap(({ id, encerramentoSemInstrutores: dia }) => (dia === null ? [] : [[id, dia] as const])),
  );
  const deCada = new Map<number, (Encerramento & Remessa)[]>();
  for (const { id, titulo, editalId, coordenadorId, nome, email } of await projetosSemInstrutores(tx, [
    ...dias.keys(),
  ])) {
    const dia = dias.get(editalId) ?? '';
    const diasAntes = avisoDevido(dia, hoje, AVISOS_DO_ENCERRAMENTO_DIAS);
    if (diasAntes === null) continue;
    if (!(await marcarAviso(tx, { projetoId: id, dia, diasAntes, criadoEm: agora }))) continue;
    const remessa = { para: email, nome, publicUrl: deps.config.publicUrl, instituicao: instituicao.nome };
    const carta = { ...remessa, projeto: { id, titulo }, dia, encerrado: diasAntes === 0 };
    deCada.set(coordenadorId, [...(deCada.get(coordenadorId) ?? []), carta]);
  }
  for (const [pessoaId, projetos] of deCada) {
    const [remessa] = projetos;
    if (remessa === undefined) continue;
    await enviarCarta({ db: tx, deps }, emailDeEncerramento({ ...remessa, projetos }), {
      especie: 'encerramento',
      pessoaId,
      projetos: projetos.map(({ projeto }) => projeto.id),
    });
  }
  return deCada.size;
}
