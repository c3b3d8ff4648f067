import type { Api } from '@instrutoria/contract/api.ts';
import { caminhoDeVolta } from '@instrutoria/domain/porta/rules/entrada.ts';
import type { PessoaDeFora } from '@instrutoria/domain/porta/types.ts';
import type { ComPreparo } from '../../../context.ts';
import { openStored } from '../adapters/open-door.ts';
import { guardarPessoa, inserirPedido, novoIdDoPedido } from '../pedido-repository.ts';
import { acharPortaLigada, type PortaGuardada, portaNaoEncontrada } from '../queries.ts';
import { receber, recusarSeDeve } from './concluir-entrada.ts';
import { exigirMarca } from './ir-e-voltar.ts';
import type { LimitesDoLogin, Reservada } from './limites-do-login.ts';
import { comRecusa } from './recusar.ts';

interface Conferida {
  readonly pessoa: PessoaDeFora;
  readonly porta: PortaGuardada;
  readonly tentativa: Reservada;
}

/** Directories ignore case, and Active Directory accents: guesses at all spellings of a name count together. */
function umaGrafia(usuario: string): string {
  return usuario.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Counted like a login, by door, name and address, before the directory is asked. */
export const entrarComSenhaDaInstituicao = (
  limites: LimitesDoLogin,
): ComPreparo<Api['entrarComSenhaDaInstituicao'], Conferida> => ({
  async preparar(ctx, { params, corpo }) {
    const { usuario = '', senha = '', marca } = corpo();
    exigirMarca(marca);
    const porta = await acharPortaLigada(ctx.db, params.id);
    const cpf = `porta ${porta.id} ${umaGrafia(usuario)}`;
    const tentativa = limites.tentativaDe(ctx.deps, { cpf, endereco: ctx.endereco, dispositivo: null });
    await limites.reservarLogin(ctx.deps, tentativa);
    const pessoa = await comRecusa(ctx.deps, porta.id, async () => {
      const door = openStored(ctx.deps, porta);
      if (door.modo !== 'senha') throw portaNaoEncontrada();
      return door.entrar({ usuario, senha });
    });
    await recusarSeDeve(ctx, { porta, pessoa, pedido: { id: '', voltar: null } });
    return { pessoa, porta, tentativa };
  },
  async executar(ctx, { corpo }, { pessoa, porta, tentativa }) {
    const { marca, voltar } = corpo();
    const agora = ctx.deps.clock.real();
    const pedido = { id: novoIdDoPedido(), voltar: caminhoDeVolta(voltar) };
    await limites.loginCerto(ctx.db, tentativa);
    const guardar = ctx.deps.sealOfDoors.fechar('{}');
    await inserirPedido(ctx.db, { ...pedido, portaId: porta.id, marca: exigirMarca(marca), guardar }, agora);
    const selada = ctx.deps.sealOfDoors.fechar(JSON.stringify(pessoa));
    await guardarPessoa(ctx.db, { id: pedido.id, pessoa: selada }, agora);
    return {
      status: 200,
      dados: await receber(ctx, { porta, pessoa, pedido }, 'entrarComSenhaDaInstituicao'),
    };
  },
});
