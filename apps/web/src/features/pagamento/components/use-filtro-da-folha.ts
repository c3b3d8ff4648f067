import { ehBusca, ehPagina, useAddressFields } from '../../../lib/use-address-fields.ts';

const CAMPOS = {
  mes: (texto: string) => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(texto),
  busca: ehBusca,
  pago: (texto: string) => texto === 'sim' || texto === 'nao',
  pagina: ehPagina,
} as const;

/** Which month of a call's payment is open, and the filters of its lines. */
export function useFiltroDaFolha() {
  return useAddressFields(CAMPOS);
}
