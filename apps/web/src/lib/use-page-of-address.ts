import { ehPagina, toPage, useAddressFields } from './use-address-fields.ts';

const CAMPOS = { pagina: ehPagina } as const;

/** The page of a table whose address holds nothing else. */
export function usePageOfAddress() {
  const { values, change } = useAddressFields(CAMPOS);
  return [Number(values.pagina ?? 1), (page: number) => change(toPage(page))] as const;
}
