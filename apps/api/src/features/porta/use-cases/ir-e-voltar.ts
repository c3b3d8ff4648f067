import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { caminhoDeVolta } from '@instrutoria/domain/porta/rules/entrada.ts';
import type { RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import type { PessoaDeFora } from '@instrutoria/domain/porta/types.ts';
import { abrirSelado } from '../../../adapters/mail/seal.ts';
import type { ComPreparo, Contexto, Deps, Executar, Usuario } from '../../../context.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import {
  DoorRefusal,
  type Kept,
  PEDIDO,
  type ProviderAnswer,
  type ProviderLogout,
  type RedirectDoor,
} from '../adapters/door.ts';
import { openStored } from '../adapters/open-door.ts';
import { guardarPessoa, inserirPedido, novoIdDoPedido, queimarPedido } from '../pedido-repository.ts';
import { acharPortaLigada, portaNaoEncontrada } from '../queries.ts';
import { anotarRecusa, comRecusa } from './recusar.ts';
import { encerrarPelaSaida, lerSaida } from './saida-da-porta.ts';

const SHA256 = /^[0-9a-f]{64}$/;

/** Throws 422 unless the browser sent the hash of its secret. */
export function exigirMarca(marca: string | undefined): string {
  if (marca !== undefined && SHA256.test(marca)) return marca;
  throw new DomainError('invalido', 'VALOR_INVALIDO', 'Há campos com valor inválido.', [
    { campo: 'marca', codigo: 'VALOR_INVALIDO', mensagem: 'valor inválido' },
  ]);
}

interface Comecado {
  readonly pedido: string;
  readonly endereco: string;
  readonly guardar: Kept;
}

export const comecarEntrada: ComPreparo<Api['comecarEntrada'], Comecado> = {
  async preparar(ctx, { params, corpo }) {
    exigirMarca(corpo().marca);
    const porta = await acharPortaLigada(ctx.db, params.id);
    return comRecusa(ctx.deps, porta.id, async () => {
      const door = openStored(ctx.deps, porta);
      if (door.modo !== 'redireciona') throw portaNaoEncontrada();
      const pedido = novoIdDoPedido();
      return { pedido, ...(await door.comecar(pedido)) };
    });
  },
  async executar(ctx, { params, corpo }, { pedido, endereco, guardar }) {
    const { marca, voltar } = corpo();
    const novo = {
      id: pedido,
      portaId: params.id,
      marca: exigirMarca(marca),
      voltar: caminhoDeVolta(voltar),
      guardar: ctx.deps.sealOfDoors.fechar(JSON.stringify(guardar)),
    };
    await inserirPedido(ctx.db, novo, ctx.deps.clock.real());
    return { status: 200, dados: { endereco } };
  },
};

/** The request becomes invalid before its answer is checked, so that a failed one cannot be tried again. */
async function pessoaDaResposta(
  deps: Deps,
  {
    portaId,
    door,
    resposta,
  }: { readonly portaId: number; readonly door: RedirectDoor; readonly resposta: ProviderAnswer },
): Promise<{ readonly pedido: string; readonly pessoa: PessoaDeFora }> {
  const id = door.pedidoDa(resposta);
  if (id === null || !PEDIDO.test(id)) throw new DoorRefusal('RESPOSTA_ALTERADA');
  const agora = deps.clock.real();
  const pedido = await inTransaction(deps.database, (tx) => queimarPedido(tx, { id, portaId }, agora));
  if (pedido === null) throw new DoorRefusal('RESPOSTA_REPETIDA');
  const guardar = abrirSelado<Kept>(deps.sealOfDoors, pedido.guardar);
  if (pedido.expiraEm <= agora || guardar === null) throw new DoorRefusal('RESPOSTA_VENCIDA');
  return { pedido: id, pessoa: await door.concluir(id, { guardar, resposta }) };
}

/** The page of ours to which the browser goes on: the fragment reaches neither servers nor logs. */
async function destinoDe(
  { deps, db }: Contexto<Usuario | null>,
  portaId: number,
  resposta: ProviderAnswer,
): Promise<string> {
  try {
    const porta = await acharPortaLigada(db, portaId);
    const door = openStored(deps, porta);
    if (door.modo !== 'redireciona') throw portaNaoEncontrada();
    const { pedido, pessoa } = await pessoaDaResposta(deps, { portaId, door, resposta });
    const selada = deps.sealOfDoors.fechar(JSON.stringify(pessoa));
    const agora = deps.clock.real();
    const codigo = await inTransaction(deps.database, (tx) =>
      guardarPessoa(tx, { id: pedido, pessoa: selada }, agora),
    );
    return `/entrada#codigo=${codigo}`;
  } catch (error) {
    if (error instanceof DoorRefusal) {
      anotarRecusa(deps, portaId, error);
      return `/entrada#recusa=${error.codigo}`;
    }
    if (error instanceof DomainError)
      return `/entrada#recusa=${'PORTA_DESLIGADA' satisfies keyof typeof RECUSAS_DA_PORTA}`;
    throw error;
  }
}

export const retornoDaPorta: Executar<Api['retornoDaPorta']> = async (ctx, { params, query }) => {
  const lidos = Object.entries(query).flatMap(([nome, valor]): [string, string][] =>
    typeof valor === 'string' ? [[nome, valor]] : [],
  );
  const resposta: ProviderAnswer = {
    metodo: 'GET',
    query: new URLSearchParams(lidos),
    corpo: null,
  };
  return { status: 303, dados: undefined, destino: await destinoDe(ctx, params.id, resposta) };
};

type PorFormulario = { readonly destino: string } | { readonly saida: ProviderLogout | null };

/** CAS sends a logout to the same address as the browser. */
export const retornoDaPortaPorFormulario: ComPreparo<Api['retornoDaPortaPorFormulario'], PorFormulario> = {
  async preparar(ctx, { params, corpo }) {
    const formulario = new URLSearchParams(corpo().formulario ?? '');
    if (formulario.has('logoutRequest')) return { saida: await lerSaida(ctx, params.id, formulario) };
    const resposta: ProviderAnswer = { metodo: 'POST', query: new URLSearchParams(), corpo: formulario };
    return { destino: await destinoDe(ctx, params.id, resposta) };
  },
  async executar(ctx, { params }, lido) {
    if ('destino' in lido) return { status: 303, dados: undefined, destino: lido.destino };
    await encerrarPelaSaida(ctx, params.id, lido.saida);
    return { status: 200, dados: undefined };
  },
};
