import type { Edital, TipoDeProjeto } from '../edital/types.ts';
import { transitar } from '../kernel/maquina.ts';
import { porNome } from '../kernel/objetos.ts';
import { normalizarTexto } from '../kernel/texto.ts';
import { LINHAS, MARKUPS, PALAVRAS_CHAVE, SECOES } from './campos.ts';
import { MAQUINA_DO_PROJETO } from './maquina.ts';
import type { Andamento } from './rules/edicao.ts';
import type { Proposta } from './types.ts';

const NOVO: Andamento = { ehRascunho: true, aguardandoCronograma: false };

/** Throws 409 while the call takes no proposal from this person, 422 for errors in the proposal (D7). */
export function submeter(
  projeto: Andamento | null,
  proposta: Proposta,
  edital: Pick<Edital, 'aberto' | 'limitePorCoordenador' | 'tipoProjeto'>,
  {
    agora,
    enviados,
    submetidoEm = agora,
  }: { readonly agora: Date; readonly enviados: number; readonly submetidoEm?: Date | undefined },
): Andamento & {
  readonly tipoProjeto: TipoDeProjeto;
  readonly submetidoEm: Date;
  readonly atualizadoEm: Date;
} {
  const pedido = { quem: 'dono', fatos: { edital, enviados }, dados: { proposta } } as const;
  const depois = transitar(MAQUINA_DO_PROJETO, projeto ?? NOVO, 'submeterProjeto', pedido);
  return { ...depois, tipoProjeto: edital.tipoProjeto, submetidoEm, atualizadoEm: agora };
}

/** The proposal with its texts in the form in which they are stored: NFC, single-line ones trimmed. */
export function normalizarProposta(p: Proposta): Proposta {
  return {
    ...p,
    ...porNome([...LINHAS, ...PALAVRAS_CHAVE], (campo) => {
      const texto = p[campo];
      return texto === undefined ? undefined : normalizarTexto(texto);
    }),
    ...porNome([...SECOES, ...MARKUPS], (campo) => p[campo]?.normalize('NFC')),
  };
}
