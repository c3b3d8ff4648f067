import { foiPublicado } from '../../avaliacao/policies.ts';
import { mascararCpf } from '../../kernel/cpf.ts';
import { somarDias } from '../../kernel/datas.ts';
import { mesDoDia } from '../../kernel/meses.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { MENSAGENS_DECLARACAO as M } from '../messages.ts';
import type {
  ConteudoDaDeclaracao,
  DeclaracaoGuardada,
  Papel,
  Participacao,
  SituacaoDaDeclaracao,
} from '../types.ts';

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

export function problemasDoPedido(pedido: PedidoDeDeclaracao): Problema[] {
  const [campo, codigo, mensagem] = NOMEIA[pedido.papel];
  return reunir(pedido[campo] == null ? problema(campo, codigo, mensagem) : null);
}

/** The caller's own participation that the request names; null when it is not theirs. */
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

function acabou({ fim, vigencia }: Participacao, hoje: string): boolean {
  return vigencia.fim < hoje || (fim !== null && fim <= hoje);
}

function mesesComHoras({ horas }: Participacao): string[] {
  return Object.keys(horas)
    .filter((mes) => (horas[mes] ?? -1) >= 0)
    .toSorted();
}

/**
 * First and last month; the last is null while the participation runs. The whole is null when it never began.
 */
function periodo(
  p: Participacao,
  hoje: string,
): { readonly inicio: string | null; readonly fim: string | null } | null {
  if (p.papel === 'AVALIADOR') return { inicio: null, fim: null };
  const { vigencia } = p;
  const ultimo = p.fim !== null && p.fim < vigencia.fim ? p.fim : vigencia.fim;
  const fim = acabou(p, hoje) ? mesDoDia(ultimo) : null;
  const primeiro = p.papel === 'INSTRUTOR' ? (p.mesInicio ?? mesesComHoras(p)[0]) : mesDoDia(vigencia.inicio);
  if (primeiro === undefined) return null;
  if (primeiro > mesDoDia(hoje) && mesesComHoras(p).length === 0) {
    return p.papel === 'COORDENADOR' ? { inicio: null, fim: null } : null;
  }
  return fim !== null && fim < primeiro ? null : { inicio: primeiro, fim };
}

type Periodo = Participacao['vigencia'];

/** The periods by day, the oldest first; two with no other coordinator between them are merged. */
function porDia({ anteriores = [], vigencia }: Participacao): Periodo[] {
  const juntos: Periodo[] = [];
  for (const um of [...anteriores, vigencia]) {
    const antes = juntos.at(-1);
    const segue = antes !== undefined && somarDias(antes.fim, 1) >= um.inicio;
    if (segue) juntos.splice(-1, 1, { inicio: antes.inicio, fim: um.fim });
    else juntos.push(um);
  }
  return juntos;
}

/** Each period of a person who coordinated a project more than once; else the only one, or none. */
function periodos(p: Participacao, hoje: string) {
  return porDia(p).flatMap((vigencia) => periodo({ ...p, vigencia }, hoje) ?? []);
}

export function impedimentoDaDeclaracao(
  p: Participacao,
  hoje: string,
): typeof M.resultadoNaoPublicado | typeof M.semParticipacao | null {
  const cedo = p.papel !== 'AVALIADOR' && p.edital.preliminar === true;
  if (!foiPublicado(p.edital) || cedo) return M.resultadoNaoPublicado;
  const participou = p.papel === 'AVALIADOR' ? p.avaliacoes > 0 : periodos(p, hoje).length > 0;
  return p.aprovado && participou ? null : M.semParticipacao;
}

function horasDoPeriodo(p: Participacao, inicio: string | null, fim: string | null): number {
  const meses = mesesComHoras(p).filter((mes) => mes >= (inicio ?? mes) && mes <= (fim ?? mes));
  return meses.reduce((soma, mes) => soma + Math.round((p.horas[mes] ?? 0) * 10), 0) / 10;
}

/** The frozen content. An evaluator's declaration names no project (T-B9). */
export function conteudoDaDeclaracao(p: Participacao, hoje: string): ConteudoDaDeclaracao {
  const { papel, nome, matricula, edital, tipoAluno } = p;
  const todos = periodos(p, hoje);
  const { inicio, fim } = todos.at(-1) ?? { inicio: null, fim: null };
  // The declarations before the last one cover both months.
  const anteriores = todos
    .slice(0, -1)
    .flatMap((um) => (um.inicio === null || um.fim === null ? [] : [{ inicio: um.inicio, fim: um.fim }]));
  const instrutor = papel === 'INSTRUTOR';
  return {
    papel,
    nome,
    matricula,
    inicio,
    fim,
    cpf: p.cpf === null ? null : mascararCpf(p.cpf),
    projeto: papel === 'AVALIADOR' ? null : p.projeto,
    edital: { id: edital.id, nome: edital.nome },
    encerrado: papel === 'AVALIADOR' ? null : acabou(p, hoje),
    quantidade: instrutor ? horasDoPeriodo(p, inicio, fim) : papel === 'AVALIADOR' ? p.avaliacoes : null,
    tipoAluno: instrutor ? tipoAluno : null,
    ...(anteriores.length > 0 ? { anteriores } : {}),
  };
}

/** One declaration a person while the part runs, and one more when it is over (D41); one more for each time it came back. */
export function chaveDaDeclaracao(
  p: Participacao,
  pessoaId: number,
  hoje: string,
  comNomeCivil = false,
): string {
  const nomes = comNomeCivil && p.nomeCivil !== null ? ':COM_NOME_CIVIL' : '';
  if (p.papel === 'AVALIADOR') return `AVALIADOR:${pessoaId}:${p.edital.id}${nomes}`;
  const id = p.papel === 'INSTRUTOR' ? p.instrutorId : p.projeto?.id;
  // The first coordinator's key has no suffix; later coordinators' keys end in the person's id.
  const quem = p.recebida === true ? `:${pessoaId}` : '';
  const vezes = porDia(p).length;
  const deNovo = vezes > 1 ? `:${pessoaId}:PERIODOS_${vezes}` : '';
  return `${p.papel}:${id}${quem}${deNovo}${acabou(p, hoje) ? ':ENCERRADO' : ''}${nomes}`;
}

export function situacaoDaDeclaracao({
  revogadaEm,
}: Pick<DeclaracaoGuardada, 'revogadaEm'>): SituacaoDaDeclaracao {
  return revogadaEm === null ? 'VALIDA' : 'REVOGADA';
}
