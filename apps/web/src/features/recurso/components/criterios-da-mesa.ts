import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import type { NaMesa } from '../api.ts';

/** The filter by criterion; a call's own criterion is combined with its call. */
export interface FiltroDoCriterio {
  readonly criterio?: string | undefined;
  readonly edital?: string | undefined;
}
type Opcao = readonly [valor: string, dito: string];

interface Proprio {
  readonly valor: string;
  readonly codigo: string;
  readonly nome: string;
  readonly edital: string;
}

/** Each criterion of each call's own barema in the table, once. */
function proprios(recursos: readonly NaMesa[]): readonly Proprio[] {
  const achados = recursos.flatMap(({ edital, criterios, nomesDosCriterios = [] }) =>
    criterios.flatMap((codigo, i): Proprio[] => {
      const nome = nomesDosCriterios[i];
      return nome === undefined
        ? []
        : [{ valor: `${edital.id}.${codigo}`, codigo, nome, edital: edital.nome }];
    }),
  );
  return [...new Map(achados.map((um) => [um.valor, um])).values()];
}

/**
 * The usual seven, then each call's own ones, named with the call where the code or the name is ambiguous.
 */
export function criteriosDaMesa(
  recursos: readonly NaMesa[],
  { criterio, edital }: FiltroDoCriterio,
): { readonly opcoes: readonly Opcao[]; readonly escolhido: string } {
  const usuais = CRITERIOS.map((um) => ({ valor: um, codigo: um, nome: NOMES_DOS_CRITERIOS[um] }));
  const seus = proprios(recursos);
  const todos = [...usuais, ...seus];
  const ditos = seus.map((um): Opcao => {
    const sozinho = todos.every((x) => x === um || (x.codigo !== um.codigo && x.nome !== um.nome));
    return [um.valor, sozinho ? um.nome : `${um.nome} (${um.edital})`];
  });
  const opcoes = [...usuais.map(({ valor, nome }): Opcao => [valor, nome]), ...ditos];
  if (criterio === undefined) return { opcoes, escolhido: '' };
  const noEdital = `${edital ?? ''}.${criterio}`;
  if (seus.some(({ valor }) => valor === noEdital)) return { opcoes, escolhido: noEdital };
  if (usuais.some(({ valor }) => valor === criterio)) return { opcoes, escolhido: criterio };
  // For an address without a call, or with one that has no rows: the name where all calls agree.
  const nomes = new Set(seus.filter(({ codigo }) => codigo === criterio).map(({ nome }) => nome));
  const [nome = criterio] = nomes;
  return { opcoes: [...opcoes, [criterio, nomes.size === 1 ? nome : criterio]], escolhido: criterio };
}

/** The filters for a choice. */
export function filtroDoCriterio(valor: string): FiltroDoCriterio {
  const proprio = /^(\d+)\.(.+)$/.exec(valor);
  if (proprio === null) return { criterio: valor || undefined };
  return { edital: proprio[1], criterio: proprio[2] };
}
