import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import type { FatorDaSessao } from '@instrutoria/domain/fator/types.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { auditar } from '../auditoria/repository.ts';
import type { ProfessorGuardado } from './repository.ts';
import { inserirSessao, type PortaDaSessao } from './sessao-repository.ts';

/**
 * The end of every login, local or by the institution's account: opens the session, audits it and returns its
 * token. `fator` says how the person was proven; 'porta' is for a single sign-on that vouches for them, which owes
 * no factor of ours.
 */
export async function abrirSessao(
  ctx: Contexto<Usuario | null>,
  pessoa: Pick<ProfessorGuardado, 'id' | 'tipo'>,
  como: {
    readonly acao: string;
    readonly fator: FatorDaSessao;
    readonly porta?: PortaDaSessao;
    readonly depois?: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const { acao, fator, porta, depois } = como;
  const agora = ctx.deps.clock.real();
  const expiraEm = new Date(agora.getTime() + SESSAO_MAXIMA_MS);
  const sid = await inserirSessao(ctx.db, {
    ...{ professorId: pessoa.id, criadaEm: agora, ultimoUso: agora, expiraEm, navegador: ctx.navegador },
    ...{ ...porta, fator },
  });
  await auditar(ctx, {
    acao,
    registro: { tipo: 'professor', id: pessoa.id },
    pessoa: pessoa.id,
    ...(depois === undefined ? {} : { depois }),
  });
  return ctx.deps.tokens.assinar({ sub: pessoa.id, tipo: pessoa.tipo, sid }, expiraEm);
}
