import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import type { ComPreparo, Contexto, Usuario } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { DoorRefusal, type ProviderLogout } from '../adapters/door.ts';
import { openStored } from '../adapters/open-door.ts';
import { anotarSaida, encerrarPeloProvedor } from '../identidade-repository.ts';
import { acharPortaLigada } from '../queries.ts';
import { anotarRecusa } from './recusar.ts';

type Ctx = Contexto<Usuario | null>;

/** A message older than ten minutes is refused anyway; its id is kept for longer than that. */
const LEMBRAR_MS = HORA_MS;

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
  const { provedor, sujeito, sessaoDoProvedor } = saida;
  const quais = { portaId: porta.id, provedor: provedor ?? '', sujeito, sessaoDoProvedor };
  for (const pessoa of await encerrarPeloProvedor(ctx.db, quais, agora)) {
    const registro = { tipo: 'professor', id: pessoa };
    await auditar(ctx, { acao: 'saidaDaPorta', registro, pessoa, depois: { porta: porta.nome } });
  }
}

export const saidaDaPorta: ComPreparo<Api['saidaDaPorta'], ProviderLogout | null> = {
  preparar(ctx, { params, corpo }) {
    return lerSaida(ctx, params.id, new URLSearchParams(corpo().formulario ?? ''));
  },
  async executar(ctx, { params }, saida) {
    await encerrarPelaSaida(ctx, params.id, saida);
    return { status: 200, dados: undefined };
  },
};
