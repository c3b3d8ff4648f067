import { paraOTipo } from '@instrutoria/domain/barema/rules/barema.ts';
import { comCodigos } from '@instrutoria/domain/barema/rules/codigos.ts';
import {
  type Barema,
  type CriterioDoBarema,
  DESEMPATES_FIXOS,
  PASSOS,
  RECOMENDACOES,
} from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';

/** A criterion while it is edited: its numbers are the texts of their fields. */
export interface CriterioDigitado extends Omit<CriterioDoBarema, 'maximo' | 'minimo' | 'peso'> {
  readonly maximo: string;
  readonly minimo: string;
  readonly peso: string;
  /** Its code is provisional until it is saved. */
  readonly novo: boolean;
}

export interface BaremaDigitado extends Pick<Barema, 'semente' | 'desempates'> {
  readonly criterios: readonly CriterioDigitado[];
  readonly totalMinimo: string;
}

const ehTexto = (v: unknown): v is string => typeof v === 'string';
const emTexto = (n: number) => (Number.isNaN(n) ? 'inválido' : String(n).replace('.', ','));

/** NaN for a text that is no number; the rules then give the field an error. */
export function numeroDigitado(texto: string): number {
  const limpo = texto.trim();
  return /^-?\d+(?:[.,]\d+)?$/.test(limpo) ? Number(limpo.replace(',', '.')) : Number.NaN;
}

export function digitadoDe(barema: Barema): BaremaDigitado {
  return {
    criterios: barema.criterios.map((c) => ({
      ...c,
      maximo: emTexto(c.maximo),
      minimo: c.minimo === null ? '' : emTexto(c.minimo),
      peso: emTexto(c.peso),
      novo: false,
    })),
    totalMinimo: emTexto(barema.totalMinimo),
    desempates: barema.desempates,
    semente: barema.semente,
  };
}

/** The typed barema with provisional codes; fields are named by the criteria's positions. */
export function baremaDe(digitado: BaremaDigitado): Barema {
  return {
    criterios: digitado.criterios.map(({ novo: _, ...c }) => ({
      ...c,
      nome: c.nome.trim(),
      ajuda: c.ajuda.trim(),
      maximo: numeroDigitado(c.maximo),
      minimo: c.minimo.trim() === '' ? null : numeroDigitado(c.minimo),
      peso: numeroDigitado(c.peso),
    })),
    totalMinimo: numeroDigitado(digitado.totalMinimo),
    desempates: digitado.desempates,
    semente: digitado.semente.trim(),
  };
}

/** Gives criteria without a name distinct codes. */
export function comNomes(barema: Barema): Barema {
  const criterios = barema.criterios.map((c, i) => (c.nome === '' ? { ...c, nome: `Critério ${i + 1}` } : c));
  return { ...barema, criterios };
}

/** The barema to send: new criteria get a code made from their name. */
export function baremaASalvar(digitado: BaremaDigitado): Barema {
  const novos = new Set(digitado.criterios.flatMap(({ novo, codigo }) => (novo ? [codigo] : [])));
  return comCodigos(baremaDe(digitado), novos);
}

/** A code that no criterion in the form has. */
function provisorio({ criterios }: Pick<BaremaDigitado, 'criterios'>): string {
  for (let n = 1; ; n += 1) {
    const codigo = `novo${n}`;
    if (criterios.every((c) => c.codigo !== codigo)) return codigo;
  }
}

export function criterioNovo(digitado: BaremaDigitado): CriterioDigitado {
  return {
    ...{ codigo: provisorio(digitado), novo: true, nome: '', ajuda: '', fase: 1 },
    ...{ maximo: '10', minimo: '', peso: '1', passo: 0.5, parecer: false, recomendacao: null },
  };
}

/** Takes over a barema from another call or a file: codes that cannot stay are replaced. */
export function digitadoDeFora(barema: Barema, tipo: TipoDeProjeto): BaremaDigitado {
  const { criterios, ...resto } = digitadoDe(paraOTipo(barema, tipo));
  const vistos = new Set<string>(DESEMPATES_FIXOS);
  const certos = criterios.map((c) => {
    const serve = /^[a-z][a-z0-9]{0,59}$/i.test(c.codigo) && !vistos.has(c.codigo.toLowerCase());
    vistos.add(c.codigo.toLowerCase());
    return { ...c, novo: !serve };
  });
  const prontos: CriterioDigitado[] = [];
  for (const c of certos) {
    const todos = { criterios: [...certos, ...prontos] };
    prontos.push(c.novo ? { ...c, codigo: provisorio(todos) } : c);
  }
  return { ...resto, criterios: prontos };
}

function ehCriterio(v: unknown): v is CriterioDigitado {
  if (typeof v !== 'object' || v === null) return false;
  const c = v as Readonly<Record<string, unknown>>;
  return (
    ['codigo', 'nome', 'ajuda', 'maximo', 'minimo', 'peso'].every((campo) => ehTexto(c[campo])) &&
    (c.fase === 1 || c.fase === 2) &&
    PASSOS.some((passo) => passo === c.passo) &&
    (c.recomendacao === null || RECOMENDACOES.some((r) => r === c.recomendacao)) &&
    typeof c.parecer === 'boolean' &&
    typeof c.novo === 'boolean'
  );
}

/** The draft that this browser stored; null for a text of another form. */
export function lerDigitado(texto: string): BaremaDigitado | null {
  let v: unknown;
  try {
    v = JSON.parse(texto);
  } catch {
    return null;
  }
  if (typeof v !== 'object' || v === null) return null;
  const { criterios, totalMinimo, desempates, semente } = v as Readonly<Record<string, unknown>>;
  if (!Array.isArray(criterios) || !criterios.every(ehCriterio)) return null;
  if (!Array.isArray(desempates) || !desempates.every(ehTexto)) return null;
  if (!ehTexto(totalMinimo) || !ehTexto(semente)) return null;
  return { criterios, totalMinimo, desempates, semente };
}
