import type { FatorDaSessao } from '@instrutoria/domain/fator/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import type { Dispositivo } from '../../../adapters/device-token.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { abrirSessao } from '../abrir-sessao-repository.ts';
import { lembrarDispositivo } from '../dispositivo-repository.ts';
import { soEntraPelaInstituicao } from '../entrada-local-queries.ts';
import type { ProfessorGuardado } from '../repository.ts';

/** Throws 403 for a person whose local entry is off: neither the password nor a passkey enters. */
export async function exigirEntradaLocal(db: Executor, professorId: number): Promise<void> {
  if (await soEntraPelaInstituicao(db, professorId)) {
    throw new DomainError('naoPermitido', 'SO_PELA_INSTITUICAO', MENSAGENS_PORTA.soComAInstituicao);
  }
}

/** The end of every local login: checks that local entry is on, remembers the device and opens the session. */
export async function abrirSessaoLocal(
  ctx: Contexto<Usuario | null>,
  pessoa: Pick<ProfessorGuardado, 'id' | 'tipo'>,
  como: {
    readonly acao: string;
    readonly dispositivo: Dispositivo;
    readonly fator: Exclude<FatorDaSessao, 'porta'>;
  },
) {
  const { acao, dispositivo, fator } = como;
  await exigirEntradaLocal(ctx.db, pessoa.id);
  await lembrarDispositivo(ctx.db, pessoa.id, dispositivo.marca, ctx.deps.clock.real());
  const depois = fator === 'nenhum' ? {} : { depois: { fator } };
  const token = await abrirSessao(ctx, pessoa, { acao, fator, ...depois });
  return { status: 200 as const, dados: { token, dispositivo: dispositivo.token } };
}
