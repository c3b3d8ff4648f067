import { NOMES_DOS_DESEMPATES } from '@instrutoria/domain/barema/messages.ts';
import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import {
  type Barema,
  type CriterioDoBarema,
  DESEMPATES_FIXOS,
  type NomeDaRecomendacao,
} from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { formatarNota } from '../../../../lib/format/number-format.ts';

export const RECOMENDACAO_EM_PALAVRAS: Readonly<Record<NomeDaRecomendacao, string>> = {
  apoio: 'apoio às disciplinas',
  natureza: 'natureza das disciplinas',
  caracteristica: 'característica das disciplinas',
};

type ComCriterios = Pick<Barema, 'criterios'>;

/** 'maior nota em “Mérito”', 'envio mais antigo'. */
export function desempateEmPalavras({ criterios }: ComCriterios, nome: string): string {
  const fixo = DESEMPATES_FIXOS.find((um) => um === nome);
  if (fixo === 'fase1') return `maior ${NOMES_DOS_DESEMPATES.fase1}`;
  if (fixo !== undefined) return NOMES_DOS_DESEMPATES[fixo];
  return `maior nota em “${criterios.find(({ codigo }) => codigo === nome)?.nome ?? nome}”`;
}

/** 'De 0 a 10, de 0,5 em 0,5'. */
export function faixaEmPalavras({ maximo, passo }: Pick<CriterioDoBarema, 'maximo' | 'passo'>): string {
  return `de 0 a ${formatarNota(maximo)}, de ${formatarNota(passo)} em ${formatarNota(passo)}`;
}

const CAMPOS: readonly {
  readonly nome: string;
  readonly dito: (criterio: CriterioDoBarema) => string;
}[] = [
  { nome: 'nome', dito: ({ nome }) => `“${nome}”` },
  { nome: 'o que se olha', dito: ({ ajuda }) => (ajuda === '' ? 'nada' : `“${ajuda}”`) },
  { nome: 'fase', dito: ({ fase }) => String(fase) },
  { nome: 'máximo', dito: ({ maximo }) => formatarNota(maximo) },
  { nome: 'passo', dito: ({ passo }) => formatarNota(passo) },
  { nome: 'peso', dito: ({ peso }) => formatarNota(peso) },
  { nome: 'mínimo', dito: ({ minimo }) => (minimo === null ? 'nenhum' : formatarNota(minimo)) },
  { nome: 'parecer', dito: ({ parecer }) => (parecer ? 'pedido' : 'não pedido') },
  {
    nome: 'recomendação',
    dito: ({ recomendacao }) => (recomendacao === null ? 'nenhuma' : RECOMENDACAO_EM_PALAVRAS[recomendacao]),
  },
];

/** A whole criterion in one line, where one is added or removed. */
export function criterioEmPalavras(criterio: CriterioDoBarema): string {
  const { fase, peso, minimo, parecer } = criterio;
  return [
    `fase ${fase}`,
    faixaEmPalavras(criterio),
    `peso ${formatarNota(peso)}`,
    ...(minimo === null ? [] : [`mínimo ${formatarNota(minimo)}`]),
    ...(parecer ? ['com parecer'] : []),
  ].join('; ');
}

export interface Mudanca {
  readonly oQue: string;
  readonly antes: string;
  readonly depois: string;
}

function dosCriterios(antes: ComCriterios, depois: ComCriterios): Mudanca[] {
  const de = new Map(antes.criterios.map((c) => [c.codigo, c]));
  const para = new Map(depois.criterios.map((c) => [c.codigo, c]));
  const codigos = [...new Set([...de.keys(), ...para.keys()])];
  return codigos.flatMap((codigo) => {
    const [velho, novo] = [de.get(codigo), para.get(codigo)];
    if (velho === undefined || novo === undefined) {
      const oQue = `Critério “${(velho ?? novo)?.nome ?? codigo}”`;
      return [
        {
          oQue,
          antes: velho === undefined ? 'não havia' : criterioEmPalavras(velho),
          depois: novo === undefined ? 'não há mais' : criterioEmPalavras(novo),
        },
      ];
    }
    return CAMPOS.flatMap(({ nome, dito }) => {
      const mudou = dito(velho) !== dito(novo);
      return mudou ? [{ oQue: `“${velho.nome}”: ${nome}`, antes: dito(velho), depois: dito(novo) }] : [];
    });
  });
}

/** The changes between two baremas, in words; empty where they are equal. */
export function oQueMudou(antes: Barema, depois: Barema): Mudanca[] {
  const ordem = ({ criterios }: Barema, outro: Barema) =>
    criterios
      .filter(({ codigo }) => outro.criterios.some((c) => c.codigo === codigo))
      .map(({ codigo }) => codigo);
  const nomes = ({ criterios }: Barema) => criterios.map(({ nome }) => nome).join('; ');
  const outraOrdem = ordem(antes, depois).join() !== ordem(depois, antes).join();
  // A criterion that is only renamed breaks the same ties.
  const mesmos = antes.desempates.join() === depois.desempates.join();
  const dosDesempates = (b: Barema) =>
    b.desempates.map((nome) => desempateEmPalavras(b, nome)).join('; ') || 'nenhum';
  const inteiros: readonly [string, (b: Barema) => string][] = [
    ['Mínimo do total', ({ totalMinimo }) => formatarNota(totalMinimo)],
    ['Desempates', (b) => (mesmos ? '' : dosDesempates(b))],
    ['Número do sorteio', ({ semente }) => (semente === '' ? 'nenhuma' : `“${semente}”`)],
  ];
  return [
    ...dosCriterios(antes, depois),
    ...(outraOrdem ? [{ oQue: 'Ordem dos critérios', antes: nomes(antes), depois: nomes(depois) }] : []),
    ...inteiros.flatMap(([oQue, dito]) => {
      const [velho, novo] = [dito(antes), dito(depois)];
      return velho === novo ? [] : [{ oQue, antes: velho, depois: novo }];
    }),
  ];
}

/** The changes of a public correction in words, from or to the standard criteria. */
export function oQueRetificou(
  { antes, depois }: { readonly antes: Barema | null; readonly depois: Barema | null },
  tipo: TipoDeProjeto,
): Mudanca[] {
  const padrao = baremaPadrao(tipo);
  const quais = (um: Barema | null) => (um === null ? 'os critérios de sempre' : 'barema próprio');
  const mudou = (antes === null) !== (depois === null);
  return [
    ...(mudou ? [{ oQue: 'Barema', antes: quais(antes), depois: quais(depois) }] : []),
    ...oQueMudou(antes ?? padrao, depois ?? padrao),
  ];
}
