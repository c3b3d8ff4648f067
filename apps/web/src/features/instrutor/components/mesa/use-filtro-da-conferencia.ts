import { ehBusca, ehId, ehPagina, useAddressFields } from '../../../../lib/use-address-fields.ts';
import type { FiltroDaConferencia } from '../../api.ts';

const CAMPOS = {
  edital: ehId,
  busca: ehBusca,
  todos: (texto: string) => texto === 'sim',
  pagina: ehPagina,
} as const;

/** The list's filters are in the address and are passed on to the page of one instructor. */
export function useFiltroDaConferencia() {
  const { values, change } = useAddressFields(CAMPOS);
  const { pagina, ...filtros } = values;
  const texto = new URLSearchParams(filtros).toString();
  return {
    filtro: {
      edital: filtros.edital === undefined ? undefined : Number(filtros.edital),
      busca: filtros.busca?.trim() ?? '',
      pendentes: filtros.todos === undefined,
    } satisfies FiltroDaConferencia,
    pagina: Number(pagina ?? 1),
    mudar: change,
    search: texto === '' ? '' : `?${texto}`,
  };
}
