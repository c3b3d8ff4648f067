import type { Edital, TipoDeProjeto } from '../edital/types.ts';
import { transitar } from '../kernel/maquina.ts';
import { normalizarTexto } from '../kernel/texto.ts';
import { type Andamento, MAQUINA_DO_PROJETO } from './maquina.ts';
import type { Proposta } from './types.ts';

const NOVO: Andamento = { ehRascunho: true, aguardandoCronograma: false };

/**
 * What a submission makes of a draft, or of nothing yet: 409 while its call takes no proposal or no more from this
 * person, 422 for what the proposal lacks; without its schedules it awaits them (D6, D7, D9, D46).
 */
export function submeter(
  projeto: Andamento | null,
  proposta: Proposta,
  edital: Pick<Edital, 'aberto' | 'limitePorCoordenador' | 'tipoProjeto'>,
  { agora, enviados }: { readonly agora: Date; readonly enviados: number },
): Andamento & {
  readonly tipoProjeto: TipoDeProjeto;
  readonly submetidoEm: Date;
  readonly atualizadoEm: Date;
} {
  const pedido = { quem: 'dono', fatos: { edital, enviados }, dados: { proposta } } as const;
  const depois = transitar(MAQUINA_DO_PROJETO, projeto ?? NOVO, 'submeterProjeto', pedido);
  return { ...depois, tipoProjeto: edital.tipoProjeto, submetidoEm: agora, atualizadoEm: agora };
}

/** The proposal with its texts in the form in which they are stored: NFC, single-line ones trimmed (T-C7). */
export function normalizarProposta(p: Proposta): Proposta {
  const linha = (texto: string | undefined) => (texto === undefined ? undefined : normalizarTexto(texto));
  const markup = (texto: string | undefined) => texto?.normalize('NFC');
  return {
    ...p,
    titulo: linha(p.titulo),
    palavraChave1: linha(p.palavraChave1),
    palavraChave2: linha(p.palavraChave2),
    palavraChave3: linha(p.palavraChave3),
    palavraChave4: linha(p.palavraChave4),
    resumo: markup(p.resumo),
    introducao: markup(p.introducao),
    metodologia: markup(p.metodologia),
    resultadosEsperados: markup(p.resultadosEsperados),
    referencias: markup(p.referencias),
  };
}
