import { compararDias } from '../../kernel/datas.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import type { LinhaDoResultado } from '../../resultado/types.ts';
import { MENSAGENS_RECURSO as M } from '../messages.ts';
import type { PedidoDeRecurso } from '../types.ts';

interface DePara {
  readonly de: number | null;
  readonly para: number | null;
}

/**
 * A later place in the ranking, or a later number in the list of suplentes, caused by another project's row
 * (D56).
 */
export interface MudancaParaPior {
  readonly posicao: DePara;
  readonly suplente: DePara;
}

/** A change for the worse, with the version of the result that made it. */
export interface MudancaContestavel extends MudancaParaPior {
  readonly versao: number;
}

type Lugar = Pick<LinhaDoResultado, 'posicao' | 'projeto_id' | 'suplente'>;

/** Whether a place or number gets later, or is lost. */
export function piora({ de, para }: DePara): boolean {
  return de !== null && (para === null || para > de);
}

/**
 * The projects that a version puts in a worse place. `deQuem`: the project whose appeal or correction made
 * the version; it has other means to be heard.
 */
export function pioraram(
  antes: readonly Lugar[],
  depois: readonly Lugar[],
  deQuem: number,
): (MudancaParaPior & { readonly projeto_id: number })[] {
  const deAntes = new Map(antes.map((linha) => [linha.projeto_id, linha]));
  return depois.flatMap(({ projeto_id, posicao, suplente }) => {
    const linha = deAntes.get(projeto_id);
    if (linha === undefined || projeto_id === deQuem) return [];
    const mudanca = {
      posicao: { de: linha.posicao, para: posicao },
      suplente: { de: linha.suplente ?? null, para: suplente ?? null },
    };
    return piora(mudanca.posicao) || piora(mudanca.suplente) ? [{ projeto_id, ...mudanca }] : [];
  });
}

/**
 * Only the values that got worse: 'na versão 3, passou do 5º para o 6º lugar e do nº 2 para o nº 3 da lista
 * de suplentes'.
 */
export function mudancaPorExtenso({ versao, posicao, suplente }: MudancaContestavel): string {
  const partes = [
    ...(piora(posicao)
      ? [
          posicao.para === null
            ? `ficou sem posição (era o ${posicao.de}º)`
            : `passou do ${posicao.de}º para o ${posicao.para}º lugar`,
        ]
      : []),
    ...(piora(suplente)
      ? [
          suplente.para === null
            ? `saiu da lista de suplentes (era o nº ${suplente.de})`
            : `passou do nº ${suplente.de} para o nº ${suplente.para} da lista de suplentes`,
        ]
      : []),
  ];
  return `na versão ${versao} ${partes.join(' e ')}`;
}

/** Several changes as a sentence, without the project's name. */
export function mudancasPorExtenso(mudancas: readonly MudancaContestavel[]): string {
  return `${mudancas.map(mudancaPorExtenso).join('; ').replace(/^n/, 'N')}.`;
}

/**
 * The last day of the period in which only a change can be contested, after the deadline of the result
 * (`prazo`); null where there is none (D56).
 */
export function depoisSoDaMudanca(
  prazo: string | null,
  dias: readonly (string | null | undefined)[],
): string | null {
  if (prazo === null) return null;
  const depois = dias.filter((dia) => typeof dia === 'string' && compararDias(dia, prazo) > 0);
  return depois.toSorted().at(-1) ?? null;
}

/** The subject of such an appeal, in a table: 'a mudança de lugar: na versão 3 passou do 5º para o 6º lugar'. */
export function contestaAMudanca(mudancas: readonly MudancaContestavel[]): string {
  return `a mudança de lugar: ${mudancas.map(mudancaPorExtenso).join('; ')}`;
}

/** The title above the changes, for the people who decide the appeal. */
export function tituloDasMudancas(so: boolean): string {
  return so
    ? 'Recurso só contra a mudança de lugar que outro projeto trouxe'
    : 'O lugar deste projeto piorou, por causa de outro, antes deste recurso';
}

/** An appeal against a change of place contests no score. */
export function problemasContraMudanca({ criterios }: Pick<PedidoDeRecurso, 'criterios'>): Problema[] {
  return (criterios ?? []).length === 0 ? [] : [problema('criterios', 'SO_A_MUDANCA', M.soAMudanca)];
}
