import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { inserirSessao, type SessaoNova } from './sessao-repository.ts';

type PelaPorta = Pick<SessaoNova, 'identidadeId' | 'portaId' | 'sessaoDoProvedor'>;

/** Opens a session of twelve hours; answers its token. `porta`: of an entry by the institution's account. */
export async function abrirSessao(
  { db, deps, navegador }: Contexto<Usuario | null>,
  { id, tipo }: { readonly id: number; readonly tipo: TipoDeUsuario },
  porta: PelaPorta = {},
): Promise<string> {
  const agora = deps.clock.real();
  const expiraEm = new Date(agora.getTime() + SESSAO_MAXIMA_MS);
  const nova = { professorId: id, criadaEm: agora, ultimoUso: agora, expiraEm, navegador, ...porta };
  const sid = await inserirSessao(db, nova);
  return deps.tokens.assinar({ sub: id, tipo, sid }, expiraEm);
}
