import type { Papel } from '../conta/types.ts';
import { MENSAGENS_EDITAL } from '../edital/messages.ts';
import type { Edital } from '../edital/types.ts';
import type { Impedimento, Maquina } from '../kernel/maquina.ts';
import { MENSAGENS_PROJETO as M } from './messages.ts';
import { podeCompletarCronogramas, type SituacaoDoEdital } from './policies.ts';
import {
  type Andamento,
  type AtosDaEdicao,
  comEstado,
  type EstadoDoProjeto,
  estadoDoProjeto,
  fechado,
  MAQUINA_DA_EDICAO,
  naoEditavel,
} from './rules/edicao.ts';
import { problemasDaProposta } from './rules/proposta.ts';
import type { Proposta } from './types.ts';

interface Submissao {
  readonly edital: Pick<Edital, 'aberto' | 'limitePorCoordenador'>;
  /** How many projects the coordinator has submitted in the call, without this one. */
  readonly enviados: number;
}
interface Cronogramas extends SituacaoDoEdital {
  readonly edital: Pick<Edital, 'encerradoEm' | 'fim'>;
  readonly agora: Date;
  readonly fuso: string;
}
export interface AtosDoProjeto extends AtosDaEdicao {
  salvarRascunho: { readonly fatos?: undefined };
  excluirRascunho: { readonly fatos?: undefined };
  submeterProjeto: { readonly fatos: Submissao; readonly dados: { readonly proposta: Proposta } };
  salvarCronogramas: { readonly fatos: Cronogramas };
}

const naoAberto = { codigo: 'EDITAL_NAO_ABERTO', mensagem: MENSAGENS_EDITAL.escolhidoNaoAberto };
const limiteAtingido = { codigo: 'LIMITE_POR_COORDENADOR', mensagem: MENSAGENS_EDITAL.limitePorCoordenador };

/** The refusal outside the dates: one text when no call is open, another when a different one is (D6). */
export function foraDoPrazo(
  escolhido: { readonly aberto: boolean } | null,
  algumAberto: boolean,
): Impedimento | null {
  if (escolhido?.aberto === true) return null;
  return algumAberto
    ? naoAberto
    : { codigo: 'NENHUM_EDITAL_ABERTO', mensagem: MENSAGENS_EDITAL.nenhumAberto };
}

export function acimaDoLimite({ edital: { limitePorCoordenador }, enviados }: Submissao): Impedimento | null {
  return limitePorCoordenador !== null && enviados >= limitePorCoordenador ? limiteAtingido : null;
}

const jaSubmetido = (): Impedimento => ({ codigo: 'JA_SUBMETIDO', mensagem: M.jaSubmetido });
const nemCronogramas = (projeto: Andamento, { edital, agora, fuso, ...situacao }: Cronogramas) =>
  fechado(projeto, situacao) && !podeCompletarCronogramas(projeto, edital, agora, fuso);

/** Every act of a coordinator on their project until it is assessed, by the names of the calls (D7). */
export const MAQUINA_DO_PROJETO: Maquina<EstadoDoProjeto, Papel, Andamento, AtosDoProjeto> = {
  estado: estadoDoProjeto,
  por: comEstado,
  atos: {
    salvarRascunho: { quem: ['dono'], passos: { rascunho: ['rascunho'] }, fora: jaSubmetido },
    excluirRascunho: {
      quem: ['dono'],
      passos: { rascunho: [] },
      fora: () => ({ kind: 'naoEncontrado', codigo: 'NAO_ENCONTRADO', mensagem: M.projetoNaoEncontrado }),
    },
    // Without its schedules the project then awaits them.
    submeterProjeto: {
      quem: ['dono'],
      passos: { rascunho: ['submetido', 'aguardandoCronograma'] },
      feito: ['submetido', 'aguardandoCronograma'],
      fora: jaSubmetido,
      bloqueios: [
        { ...naoAberto, quando: (_, { edital }) => !edital.aberto },
        { ...limiteAtingido, quando: (_, fatos) => acimaDoLimite(fatos) !== null },
      ],
      problemas: (_, { dados }) => problemasDaProposta(dados.proposta, { exigirCronogramas: false }),
      mover: (_, { dados: { proposta } }) => ({
        ehRascunho: false,
        aguardandoCronograma: proposta.cronogramas === undefined,
      }),
    },
    atualizarProjeto: MAQUINA_DA_EDICAO.atos.atualizarProjeto,
    salvarCronogramas: {
      quem: ['dono'],
      passos: { rascunho: ['rascunho'], aguardandoCronograma: ['submetido'], submetido: ['submetido'] },
      fora: () => naoEditavel,
      bloqueios: [
        {
          codigo: 'PRAZO_DOS_CRONOGRAMAS',
          mensagem: M.prazoDosCronogramas,
          quando: (projeto, fatos) => projeto.aguardandoCronograma && nemCronogramas(projeto, fatos),
        },
        { ...naoEditavel, quando: nemCronogramas },
      ],
    },
    retirarProjeto: MAQUINA_DA_EDICAO.atos.retirarProjeto,
  },
};
