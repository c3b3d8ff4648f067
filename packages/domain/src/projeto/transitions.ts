import { MENSAGENS_EDITAL } from '../edital/messages.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { normalizarTexto } from '../kernel/texto.ts';
import { MENSAGENS_PROJETO as M } from './messages.ts';
import { podeEditarProjeto, type SituacaoDoEdital } from './policies.ts';
import type { Projeto, Proposta } from './types.ts';

/** Throws the 409 of D6 unless the chosen call is open: one text when no call is open, another when a different one is. */
export function exigirEditalAberto(
  escolhido: { readonly aberto: boolean } | null,
  algumAberto: boolean,
): void {
  if (escolhido?.aberto === true) return;
  throw algumAberto
    ? new DomainError('conflito', 'EDITAL_NAO_ABERTO', MENSAGENS_EDITAL.escolhidoNaoAberto)
    : new DomainError('conflito', 'NENHUM_EDITAL_ABERTO', MENSAGENS_EDITAL.nenhumAberto);
}

/** Throws 409 unless the coordinator may change the project (D7). One text for every reason: it must not tell that an evaluator exists (D20). */
export function exigirProjetoEditavel(
  projeto: Pick<Projeto, 'ehRascunho'>,
  situacao: SituacaoDoEdital,
): void {
  if (!podeEditarProjeto(projeto, situacao)) {
    throw new DomainError('conflito', 'PROJETO_NAO_EDITAVEL', M.naoPodeEditar);
  }
}

/** A submitted project as a draft again (D46). Throws 409 once its call takes no more proposals. */
export function retirar(
  projeto: Pick<Projeto, 'ehRascunho'>,
  situacao: SituacaoDoEdital,
): { readonly ehRascunho: true; readonly aguardandoCronograma: false } {
  if (!podeEditarProjeto(projeto, situacao)) {
    throw new DomainError('conflito', 'PROJETO_NAO_RETIRAVEL', M.naoPodeRetirar);
  }
  return { ehRascunho: true, aguardandoCronograma: false };
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
