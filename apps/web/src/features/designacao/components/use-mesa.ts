import { ANDAMENTOS_PROCURADOS } from '@instrutoria/domain/designacao/types.ts';
import { ehBusca, ehPagina, useAddressFields } from '../../../lib/use-address-fields.ts';

/** The columns by which the table can be sorted; the server has the same list. */
const ORDENS = ['id', 'titulo', 'coordenador', 'unidade', 'avaliador', 'situacao'] as const;
const ehId = (texto: string) => /^[1-9]\d{0,8}$/.test(texto);
const um = (lista: readonly string[]) => (texto: string) => lista.includes(texto);

const CAMPOS = {
  busca: ehBusca,
  unidade: ehId,
  programa: (texto: string) => texto.length <= 200,
  situacao: um(ANDAMENTOS_PROCURADOS),
  avaliador: ehId,
  impedimento: um(['sim']),
  ordem: um(ORDENS.flatMap((ordem) => [ordem, `-${ordem}`])),
  pagina: ehPagina,
} as const;

export function useMesa() {
  const { values, change } = useAddressFields(CAMPOS);
  return { mesa: values, mudar: change };
}
export type Mesa = ReturnType<typeof useMesa>['mesa'];
