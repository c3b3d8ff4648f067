import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { mascararCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_TERMO as M } from '@instrutoria/domain/termo/messages.ts';
import { porQueNaoAssina, porQueNaoEAVez } from '@instrutoria/domain/termo/rules/assinar.ts';
import type { MeioDeAssinar, PapelNoTermo } from '@instrutoria/domain/termo/types.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { lerProjetoDosInstrutores, type ProjetoDosInstrutores } from '../../instrutor/projeto-queries.ts';
import { instrutorNaoEncontrado } from '../../instrutor/relacao-queries.ts';
import { lerTermoDoVinculo, type TermoLido } from '../../instrutor/termo-queries.ts';

/** Locks call, approval and instructor; throws 404 for an unknown one, 409 where instructors may not change. */
export type TravarInstrutor = (
  ctx: Pick<Contexto<Usuario | null>, 'db'>,
  id: number,
) => Promise<{ readonly instrutor: InstrutorGuardado; readonly projeto: ProjetoDosInstrutores }>;

type TermoNaResposta = AnswerOf<Api['lerMeuTermo']>;
type Vinculo = Pick<
  InstrutorGuardado,
  'conferencias' | 'cpf' | 'fimVinculo' | 'id' | 'matricula' | 'nome' | 'projetoId'
>;

/** The termo of this vínculo, or the reason that this role does not sign it now. */
async function abrir(
  db: Executor,
  instrutor: Vinculo,
  papel: PapelNoTermo,
): Promise<{ readonly termo: TermoLido | null; readonly recusa: readonly [string, string] | null }> {
  const { termoNoSistema } = await lerConfiguracao(db);
  const termo = await lerTermoDoVinculo(db, instrutor.id);
  const recusa =
    porQueNaoAssina(instrutor, termoNoSistema) ?? porQueNaoEAVez(papel, termo === null ? null : termo.vez);
  return { termo, recusa };
}

/** Throws 409 with the reason when this role does not sign now, or when the text is not the one that was read. */
export async function exigirTermoAberto(
  db: Executor,
  instrutor: Vinculo,
  papel: PapelNoTermo,
  sha256: string | null,
): Promise<TermoLido> {
  const { termo, recusa } = await abrir(db, instrutor, papel);
  if (termo !== null && sha256 !== null && termo.sha256 !== sha256 && recusa?.[0] !== 'TERMO_EM_ORDEM') {
    throw new DomainError('conflito', 'TERMO_MUDOU', M.mudou);
  }
  if (recusa !== null) throw new DomainError('conflito', ...recusa);
  if (termo === null) throw instrutorNaoEncontrado();
  return termo;
}

export async function termoNaResposta(
  db: Executor,
  instrutor: Vinculo,
  papel: PapelNoTermo,
  meio: MeioDeAssinar,
): Promise<TermoNaResposta> {
  const projeto = await lerProjetoDosInstrutores(db, instrutor.projetoId);
  const { termo, recusa } = await abrir(db, instrutor, papel);
  return {
    instrutor: { id: instrutor.id, nome: instrutor.nome },
    projeto: { id: instrutor.projetoId, titulo: projeto?.titulo ?? '' },
    recusa: recusa?.[1] ?? null,
    mudou: termo?.mudou ?? false,
    texto: termo?.texto ?? '',
    sha256: termo?.sha256 ?? '',
    meio,
    assinaturas: (termo?.assinaturas ?? []).map((uma) => ({ ...uma, cpf: mascararCpf(uma.cpf) })),
  };
}
