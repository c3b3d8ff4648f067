import { NOMES_DO_DESEMPATE } from '../../avaliacao/messages.ts';
import { NOMES_DAS_COLUNAS } from '../messages.ts';
import type { LinhaDoResultado, MudancaDaLinha } from '../types.ts';

type NoEmpate = Pick<LinhaDoResultado, 'posicao'> & { readonly desempate: string | null };

/** Positions that more than one project has. */
export function posicoesDivididas(linhas: readonly Pick<LinhaDoResultado, 'posicao'>[]): ReadonlySet<number> {
  const vistas = new Set<number>();
  const divididas = new Set<number>();
  for (const { posicao } of linhas) {
    if (posicao === null) continue;
    if (vistas.has(posicao)) divididas.add(posicao);
    vistas.add(posicao);
  }
  return divididas;
}

/** What a tie was decided by, or that it was not (D18); null without one. */
export function empatePorExtenso(
  { posicao, desempate }: NoEmpate,
  divididas: ReadonlySet<number>,
): string | null {
  const nomes: Readonly<Record<string, string>> = NOMES_DO_DESEMPATE;
  if (desempate !== null) return `empate no total, decidido por ${nomes[desempate] ?? desempate}`;
  if (posicao === null || !divididas.has(posicao)) return null;
  return 'empate em todos os critérios: a posição é dividida';
}

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A cell of a result for people: figures as the screens write them. */
export function valorPorExtenso(valor: string | number | null): string {
  if (valor === null) return '—';
  return typeof valor === 'number' ? numero.format(valor) : valor;
}

/** 'Posição: 3 → 2; Total: 70 → 75,5'. */
export function mudancasPorExtenso(campos: MudancaDaLinha['campos']): string {
  const uma = ({ campo, de, para }: MudancaDaLinha['campos'][number]) =>
    `${NOMES_DAS_COLUNAS[campo] ?? campo}: ${valorPorExtenso(de)} → ${valorPorExtenso(para)}`;
  return campos.map(uma).join('; ');
}
