import { foiPublicado } from '../../avaliacao/policies.ts';
import { nuncaComecou } from '../../instrutor/rules/mes-de-inicio.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { MENSAGENS_DECLARACAO as M } from '../messages.ts';
import type {
  ConteudoDaDeclaracao,
  DeclaracaoGuardada,
  Papel,
  Participacao,
  SituacaoDaDeclaracao,
} from '../types.ts';

/** Which participation a request names. */
export interface PedidoDeDeclaracao {
  readonly papel: Papel;
  readonly instrutor?: number | null | undefined;
  readonly projeto?: number | null | undefined;
  readonly edital?: number | null | undefined;
}

const NOMEIA = {
  INSTRUTOR: ['instrutor', 'INSTRUTOR_VAZIO', M.digaOInstrutor],
  COORDENADOR: ['projeto', 'PROJETO_VAZIO', M.digaOProjeto],
  AVALIADOR: ['edital', 'EDITAL_VAZIO', M.digaOEdital],
} as const;

/** What is missing in a request: each kind names one record. */
export function problemasDoPedido(pedido: PedidoDeDeclaracao): Problema[] {
  const [campo, codigo, mensagem] = NOMEIA[pedido.papel];
  return reunir(pedido[campo] == null ? problema(campo, codigo, mensagem) : null);
}

/** The participation that the request names among the caller's own; null when it is not his. */
export function acharParticipacao(
  participacoes: readonly Participacao[],
  pedido: PedidoDeDeclaracao,
): Participacao | null {
  const nomeada = (p: Participacao) =>
    p.papel === 'INSTRUTOR'
      ? p.instrutorId === pedido.instrutor
      : p.papel === 'COORDENADOR'
        ? p.projeto?.id === pedido.projeto
        : p.edital.id === pedido.edital;
  return participacoes.find((p) => p.papel === pedido.papel && nomeada(p)) ?? null;
}

function mesesComHoras({ horas }: Participacao): string[] {
  return Object.keys(horas)
    .filter((mes) => (horas[mes] ?? -1) >= 0)
    .toSorted();
}

/** Why a participation cannot be declared in the month `mesAtual`, in words; null when it can. */
export function impedimentoDaDeclaracao(
  p: Participacao,
  mesAtual: string,
): typeof M.resultadoNaoPublicado | typeof M.semParticipacao | null {
  if (!foiPublicado(p.edital)) return M.resultadoNaoPublicado;
  const comecou =
    mesesComHoras(p).length > 0 || (p.mesInicio !== null && p.mesInicio <= mesAtual && !nuncaComecou(p));
  const participou = p.papel === 'INSTRUTOR' ? comecou : p.papel === 'COORDENADOR' || p.avaliacoes > 0;
  return p.aprovado && participou ? null : M.semParticipacao;
}

/** What the declaration will say for ever. No evaluator's declaration names a project (T-B9). */
export function conteudoDaDeclaracao(p: Participacao): ConteudoDaDeclaracao {
  const { papel, nome, edital, tipoAluno } = p;
  const comHoras = mesesComHoras(p);
  const total = comHoras.reduce((soma, mes) => soma + Math.round((p.horas[mes] ?? 0) * 10), 0) / 10;
  const instrutor = papel === 'INSTRUTOR';
  return {
    ...{ papel, nome },
    projeto: papel === 'AVALIADOR' ? null : p.projeto,
    edital: { id: edital.id, nome: edital.nome },
    inicio: instrutor ? (p.mesInicio ?? comHoras[0] ?? null) : null,
    fim: instrutor ? (p.fim?.slice(0, 7) ?? null) : null,
    quantidade: instrutor ? total : papel === 'AVALIADOR' ? p.avaliacoes : null,
    tipoAluno: instrutor ? tipoAluno : null,
  };
}

/** What one person is declared once. */
export function chaveDaDeclaracao(p: Participacao, pessoaId: number): string {
  if (p.papel === 'INSTRUTOR') return `INSTRUTOR:${p.instrutorId}`;
  return p.papel === 'COORDENADOR' ? `COORDENADOR:${p.projeto?.id}` : `AVALIADOR:${pessoaId}:${p.edital.id}`;
}

export function situacaoDaDeclaracao({
  revogadaEm,
}: Pick<DeclaracaoGuardada, 'revogadaEm'>): SituacaoDaDeclaracao {
  return revogadaEm === null ? 'VALIDA' : 'REVOGADA';
}
