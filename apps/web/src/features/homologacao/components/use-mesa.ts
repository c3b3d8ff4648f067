import { ESTADOS_PROCURADOS } from '@instrutoria/domain/homologacao/types.ts';
import { ehBusca, ehPagina, useAddressFields } from '../../../lib/use-address-fields.ts';

/** The columns by which the table can be sorted; the server has the same list. */
const ORDENS = ['id', 'titulo', 'coordenador', 'unidade', 'situacao', 'ate'] as const;
const ehId = (texto: string) => /^[1-9]\d{0,8}$/.test(texto);
const um = (lista: readonly string[]) => (texto: string) => lista.includes(texto);

const CAMPOS = {
  busca: ehBusca,
  unidade: ehId,
  estado: um(ESTADOS_PROCURADOS),
  ordem: um(ORDENS.flatMap((ordem) => [ordem, `-${ordem}`])),
  pagina: ehPagina,
  /** The project shown beside the acts. */
  projeto: ehId,
} as const;

export function useMesa() {
  const { values, change } = useAddressFields(CAMPOS);
  return { mesa: values, mudar: change };
}
