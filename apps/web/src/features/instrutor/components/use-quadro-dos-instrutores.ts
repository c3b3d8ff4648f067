import { SITUACOES_DO_INSTRUTOR } from '@instrutoria/domain/instrutor/types.ts';
import { ehMesValido } from '@instrutoria/domain/kernel/meses.ts';
import { ehBusca, ehPagina, useAddressFields } from '../../../lib/use-address-fields.ts';

/** The columns by which the table can be sorted; the server has the same list. */
const ORDENS = ['nome', 'projeto', 'edital', 'tipo', 'situacao'] as const;
export const FALTAS = [
  'frequencia',
  'documentos',
  'relatorio',
  'identificacao',
  'regularizar',
  'ausencia',
] as const;
const um = (lista: readonly string[]) => (texto: string) => lista.includes(texto);

const CAMPOS = {
  busca: ehBusca,
  edital: (texto: string) => /^[1-9]\d{0,8}$/.test(texto),
  situacao: um(SITUACOES_DO_INSTRUTOR),
  falta: um(FALTAS),
  mes: ehMesValido,
  ordem: um(ORDENS.flatMap((ordem) => [ordem, `-${ordem}`])),
  pagina: ehPagina,
};

export function useQuadroDosInstrutores() {
  const { values, change } = useAddressFields(CAMPOS);
  return { quadro: values, mudar: change };
}
export type Quadro = ReturnType<typeof useQuadroDosInstrutores>['quadro'];
