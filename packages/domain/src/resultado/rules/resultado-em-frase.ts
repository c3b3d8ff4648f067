import { fasesComNotas } from '../../avaliacao/rules/notas-por-extenso.ts';
import type { Aprovacao } from '../../avaliacao/types.ts';
import { notaDe } from '../../barema/rules/criterios.ts';
import { TOTAL_MINIMO } from '../../decisao/limits.ts';
import { contado } from '../../kernel/contagem.ts';
import * as M from '../textos.ts';
import { valorPorExtenso } from './por-extenso.ts';

type Lida = Pick<
  Aprovacao,
  'barema' | 'notas' | 'projeto' | 'resultado' | 'situacaoExibida' | 'total' | 'vagas'
> &
  Parameters<typeof fasesComNotas>[0];

/** The later changes of a published result, as far as the reader may know them. */
export interface MudancaDoResultado {
  readonly porRecurso: boolean;
  readonly porAnulacao: boolean;
}

/** The highest total possible for a project like this, in the phases in which it has scores. */
function maximoDoTotal(lida: Lida): number {
  return fasesComNotas(lida).reduce((soma, { maximo }) => soma + maximo, 0);
}

/** '2 bolsistas, nenhum voluntário': only the kinds that were asked for or granted. */
function vagasEmPalavras(projeto: Lida['projeto']): string {
  const { remunerados, voluntarios, remunerados_aprovados, voluntarios_aprovados } = projeto;
  const bolsistas =
    remunerados_aprovados === 0 ? 'nenhum bolsista' : contado(remunerados_aprovados, 'bolsista', 'bolsistas');
  const deVoluntarios =
    voluntarios_aprovados === 0
      ? 'nenhum voluntário'
      : contado(voluntarios_aprovados, 'voluntário', 'voluntários');
  const ditas = [
    ...(remunerados + remunerados_aprovados > 0 ? [bolsistas] : []),
    ...(voluntarios + voluntarios_aprovados > 0 ? [deVoluntarios] : []),
  ];
  return ditas.join(remunerados_aprovados > 0 && voluntarios_aprovados > 0 ? ' e ' : ', ');
}

function decisao({ projeto, situacaoExibida, vagas }: Lida): string {
  const ditas = vagasEmPalavras(projeto);
  const nenhuma = projeto.remunerados_aprovados + projeto.voluntarios_aprovados === 0;
  if (situacaoExibida === 'REPROVADO') return nenhuma || ditas === '' ? 'Reprovado.' : `Reprovado: ${ditas}.`;
  const nome = situacaoExibida === 'APROVADO' || nenhuma ? 'Aprovado' : 'Aprovado em parte';
  if (ditas === '') return `${nome}.`;
  return vagas === 'nenhuma' || nenhuma ? `${nome}, mas sem vagas.` : `${nome}: ${ditas}.`;
}

/**
 * Why a project is REPROVADO: its total, else the first criterion below its minimum; null where no minimum
 * explains it.
 */
function abaixoDe({ barema, notas, situacaoExibida, total }: Lida): string | null {
  if (situacaoExibida !== 'REPROVADO' || total === null) return null;
  const minimo = barema?.totalMinimo ?? TOTAL_MINIMO;
  if (total < minimo) return `abaixo do mínimo de ${valorPorExtenso(minimo)}`;
  const criterio = barema?.criterios.find(({ codigo, minimo: dele }) => {
    const valor = notaDe(notas ?? [], codigo)?.valor ?? null;
    return dele !== null && valor !== null && valor < dele;
  });
  return criterio === undefined ? null : `abaixo do mínimo em ${criterio.nome}`;
}

function pontos(lida: Lida): string | null {
  const { total, resultado } = lida;
  if (total === null) return null;
  const maximo = maximoDoTotal(lida);
  const lugar = resultado?.posicao ?? null;
  const partes = [
    `${valorPorExtenso(total)} de ${valorPorExtenso(maximo)} pontos`,
    abaixoDe(lida),
    lugar === null ? null : `${lugar}º lugar`,
  ];
  return `${partes.filter((um) => um !== null).join(', ')}.`;
}

/**
 * The result of a project in one sentence, then its points: 'Aprovado em parte: 2 bolsistas, nenhum
 * voluntário. 344 de 650 pontos, 7º lugar.' Uses only what the answer to this reader contains; null before
 * publication.
 */
export function resultadoEmFrase(lida: Lida, mudanca?: MudancaDoResultado): string | null {
  if (lida.situacaoExibida === 'SUBMETIDO') return null;
  return [
    decisao(lida),
    pontos(lida),
    mudanca?.porRecurso ? M.jaComORecurso : null,
    mudanca?.porAnulacao ? M.jaComAAnulacao : null,
  ]
    .filter((um) => um !== null)
    .join(' ');
}

/**
 * What its coordinator can do about a result now, with the days as the screen writes them; empty when there
 * is nothing to do.
 */
export function oQueFazerAgora(prazos: {
  /** Whether an appeal may be made; `ate` null: without an end. */
  readonly recurso: { readonly ate: string | null } | null;
  readonly cadastro: { readonly abre: string | null; readonly fecha: string | null } | null;
}): string {
  const { recurso, cadastro } = prazos;
  const recorrer =
    recurso === null ? null : `Você pode recorrer${recurso.ate === null ? '' : ` até ${recurso.ate}`}.`;
  return [recorrer, cadastro === null ? null : quandoCadastrar(cadastro)]
    .filter((um) => um !== null)
    .join(' ');
}

function quandoCadastrar({ abre, fecha }: { readonly abre: string | null; readonly fecha: string | null }) {
  const ate = fecha === null ? '' : ` até ${fecha}`;
  return abre === null
    ? `Os instrutores podem ser cadastrados${ate}.`
    : `O cadastro de instrutores abre em ${abre}${fecha === null ? '' : ` e vai${ate}`}.`;
}
