import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { type CodigoDaRecusa, RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import type { ComPreparo, Contexto, Executar, Usuario } from '../../../context.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { auditar } from '../../auditoria/repository.ts';
import {
  type BrowserMessage,
  DoorRefusal,
  type ProviderLogout,
  type RedirectDoor,
} from '../adapters/door.ts';
import { openStored } from '../adapters/open-door.ts';
import { anotarSaida, encerrarPeloProvedor } from '../identidade-repository.ts';
import { acharPortaLigada, portaNaoEncontrada } from '../queries.ts';
import { anotarRecusa } from './recusar.ts';

type Ctx = Contexto<Usuario | null>;

/** A message older than ten minutes is refused anyway; its id is kept for longer than that. */
const LEMBRAR_MS = HORA_MS;
/** Refusals whose words fit a logout; others are shown as one that could not be confirmed. */
const NOSSAS: ReadonlySet<CodigoDaRecusa> = new Set(['PROVEDOR_FORA', 'SAIDA_NAO_CONFIRMADA']);

/** The logout that a form brings; null: it is not valid. */
export async function lerSaida(
  { deps, db }: Pick<Ctx, 'deps' | 'db'>,
  portaId: number,
  formulario: URLSearchParams,
): Promise<ProviderLogout | null> {
  const porta = await acharPortaLigada(db, portaId);
  try {
    const door = openStored(deps, porta);
    if (door.modo !== 'redireciona' || door.lerSaida === undefined) return null;
    return await door.lerSaida(formulario);
  } catch (error) {
    if (!(error instanceof DoorRefusal)) throw error;
    anotarRecusa(deps, porta.id, error);
    return null;
  }
}

/** Ends the sessions that the provider names; a message that is not valid, or comes again, is 422. */
export async function encerrarPelaSaida(
  ctx: Ctx,
  portaId: number,
  saida: ProviderLogout | null,
): Promise<void> {
  const agora = ctx.deps.clock.real();
  const ate = new Date(agora.getTime() + LEMBRAR_MS);
  const nova = async ({ jti }: ProviderLogout) =>
    jti === null || anotarSaida(ctx.db, { portaId, jti }, { agora, ate });
  if (saida === null || !(await nova(saida))) {
    throw new DomainError('invalido', 'SAIDA_INVALIDA', RECUSAS_DA_PORTA.RESPOSTA_ALTERADA);
  }
  const porta = await acharPortaLigada(ctx.db, portaId);
  const { provedor, sujeito, nameIdSha256, sessoesDoProvedor } = saida;
  const quais = { portaId: porta.id, provedor: provedor ?? '', sujeito, nameIdSha256, sessoesDoProvedor };
  for (const pessoa of await encerrarPeloProvedor(ctx.db, quais, agora)) {
    const registro = { tipo: 'professor', id: pessoa };
    await auditar(ctx, { acao: 'saidaDaPorta', registro, pessoa, depois: { porta: porta.nome } });
  }
}

/** Runs an act of a door that redirects; a refusal leads to the page that says why. */
async function peloNavegador(
  { deps, db }: Ctx,
  portaId: number,
  act: (door: RedirectDoor) => Promise<string>,
): Promise<string> {
  const porta = await acharPortaLigada(db, portaId);
  try {
    const door = openStored(deps, porta);
    if (door.modo !== 'redireciona') throw portaNaoEncontrada();
    return await act(door);
  } catch (error) {
    const repetida = error instanceof DomainError && error.code === 'SAIDA_INVALIDA';
    if (!repetida && !(error instanceof DoorRefusal)) throw error;
    if (error instanceof DoorRefusal) anotarRecusa(deps, porta.id, error);
    const nosso = error instanceof DoorRefusal && NOSSAS.has(error.codigo);
    return `/entrada#recusa=${nosso ? error.codigo : ('SAIDA_INVALIDA' satisfies CodigoDaRecusa)}`;
  }
}

/** Ends what a message of the provider names; its own transaction, because the message comes by GET too. */
function destinoDaSaida(ctx: Ctx, portaId: number, mensagem: BrowserMessage): Promise<string> {
  return peloNavegador(ctx, portaId, async (door) => {
    if (door.lerSaidaDoNavegador === undefined) throw portaNaoEncontrada();
    const saida = await door.lerSaidaDoNavegador(mensagem);
    if (saida === null) return '/login';
    await inTransaction(ctx.deps.database, (db) => encerrarPelaSaida({ ...ctx, db }, portaId, saida));
    return saida.destino ?? '/login';
  });
}

type Lida = { readonly destino: string } | { readonly saida: ProviderLogout | null };

export const saidaDaPorta: ComPreparo<Api['saidaDaPorta'], Lida> = {
  async preparar(ctx, { params, corpo }) {
    const formulario = new URLSearchParams(corpo().formulario ?? '');
    if (formulario.has('SAMLRequest') || formulario.has('SAMLResponse'))
      return { destino: await destinoDaSaida(ctx, params.id, { formulario }) };
    return { saida: await lerSaida(ctx, params.id, formulario) };
  },
  async executar(ctx, { params }, lida) {
    if ('destino' in lida) return { status: 303, dados: undefined, destino: lida.destino };
    await encerrarPelaSaida(ctx, params.id, lida.saida);
    return { status: 200, dados: undefined };
  },
};

export const saidaPeloNavegador: Executar<Api['saidaPeloNavegador']> = async (
  ctx,
  { params, queryEscrita: query },
) => {
  return { status: 303, dados: undefined, destino: await destinoDaSaida(ctx, params.id, { query }) };
};

/** A logout that began here goes on to the provider's. */
export const sairDoProvedor: Executar<Api['sairDoProvedor']> = async (ctx, { params, query }) => {
  const destino = await peloNavegador(ctx, params.id, async (door) => {
    if (door.sairDoProvedor === undefined) throw portaNaoEncontrada();
    return door.sairDoProvedor(query.de ?? '');
  });
  return { status: 303, dados: undefined, destino };
};
