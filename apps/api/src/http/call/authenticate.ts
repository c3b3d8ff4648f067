import { OCIOSO_MS } from '@instrutoria/domain/conta/limits.ts';
import type { FastifyRequest } from 'fastify';
import { isPersonalToken, isWellFormed } from '../../adapters/personal-token.ts';
import type { Deps, Estudante, Usuario } from '../../context.ts';
import { lerSessao, tocarSessao } from '../../features/conta/sessao-repository.ts';
import { lerToken, tocarToken } from '../../features/conta/token-repository.ts';

/** Written at most once a minute, so that a read does not cost a write. */
const TOQUE_MS = 60_000;

export interface Autenticado {
  readonly usuario: Usuario | null;
  readonly estudante: Estudante | null;
}

const NINGUEM: Autenticado = { usuario: null, estudante: null };

/**
 * Reads the caller of a login or of a personal token, with the type that the database has now. A student is no
 * `usuario`, so that no call for teachers takes them for one.
 */
export async function authenticate(deps: Deps, request: FastifyRequest): Promise<Autenticado> {
  const header = request.headers.authorization;
  if (header === undefined) return NINGUEM;
  const [, token] = /^Bearer ([^\s]{1,2000})$/i.exec(header) ?? [];
  if (token === undefined) return NINGUEM;
  if (isPersonalToken(token)) return { usuario: await ofPersonalToken(deps, token), estudante: null };
  return ofSession(deps, token);
}

async function ofPersonalToken({ database, clock }: Deps, token: string): Promise<Usuario | null> {
  if (!isWellFormed(token)) return null;
  const agora = clock.real();
  const lido = await lerToken(database.db, token, agora);
  if (lido === null) return null;
  const parado = agora.getTime() - (lido.ultimoUso?.getTime() ?? 0);
  if (parado > TOQUE_MS) await tocarToken(database.db, lido.id, agora);
  return { id: lido.professorId, tipo: lido.tipo, sessao: 0, token: lido, faltaFator: lido.faltaFator };
}

async function ofSession(deps: Deps, token: string): Promise<Autenticado> {
  const lido = await deps.tokens.ler(token);
  if (lido === null) return NINGUEM;
  const sessao = await lerSessao(deps.database.db, lido.sid);
  if (sessao === null) return NINGUEM;
  const deEstudante = lido.tipo === 'estudante';
  const dono = deEstudante ? sessao.estudanteId : sessao.professorId;
  if (dono !== lido.sub || deEstudante !== (sessao.professorId === null)) return NINGUEM;
  const agora = deps.clock.real().getTime();
  const parada = agora - sessao.ultimoUso.getTime();
  if (sessao.expiraEm.getTime() <= agora || parada > OCIOSO_MS) return NINGUEM;
  if (parada > TOQUE_MS) await tocarSessao(deps.database.db, lido.sid, new Date(agora));
  const { professorId: id, tipo, estudanteId, faltaFator } = sessao;
  return {
    usuario: id === null || tipo === null ? null : { id, tipo, sessao: lido.sid, token: null, faltaFator },
    estudante: estudanteId === null ? null : { id: estudanteId, sessao: id === null ? lido.sid : null },
  };
}
