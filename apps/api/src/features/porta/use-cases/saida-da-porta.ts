import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import type { ComPreparo } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { DoorRefusal, type ProviderLogout } from '../adapters/door.ts';
import { openStored } from '../adapters/open-door.ts';
import { anotarSaida, encerrarPeloProvedor } from '../identidade-repository.ts';
import { acharPortaLigada } from '../queries.ts';
import { anotarRecusa } from './recusar.ts';

/** A message older than ten minutes is refused anyway; its id is kept for longer than that. */
const LEMBRAR_MS = HORA_MS;

/** Ends the sessions that the provider names; a message that is not valid, or comes again, is 422. */
export const saidaDaPorta: ComPreparo<Api['saidaDaPorta'], ProviderLogout | null> = {
  async preparar(ctx, { params, corpo }) {
    const porta = await acharPortaLigada(ctx.db, params.id);
    try {
      const door = openStored(ctx.deps, porta);
      if (door.modo !== 'redireciona' || door.lerSaida === undefined) return null;
      return await door.lerSaida(new URLSearchParams(corpo().formulario ?? ''));
    } catch (error) {
      if (!(error instanceof DoorRefusal)) throw error;
      anotarRecusa(ctx.deps, porta.id, error);
      return null;
    }
  },
  async executar(ctx, { params }, saida) {
    const agora = ctx.deps.clock.real();
    const ate = new Date(agora.getTime() + LEMBRAR_MS);
    const valida =
      saida !== null && (await anotarSaida(ctx.db, { portaId: params.id, jti: saida.jti }, { agora, ate }));
    if (!valida) throw new DomainError('invalido', 'SAIDA_INVALIDA', RECUSAS_DA_PORTA.RESPOSTA_ALTERADA);
    const porta = await acharPortaLigada(ctx.db, params.id);
    const { provedor, sujeito, sessaoDoProvedor } = saida;
    const quais = { portaId: porta.id, provedor: provedor ?? '', sujeito, sessaoDoProvedor };
    for (const pessoa of await encerrarPeloProvedor(ctx.db, quais, agora)) {
      const registro = { tipo: 'professor', id: pessoa };
      await auditar(ctx, { acao: 'saidaDaPorta', registro, pessoa, depois: { porta: porta.nome } });
    }
    return { status: 200, dados: undefined };
  },
};
