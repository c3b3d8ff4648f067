import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { imprimirMeuMes, type MesDosDias } from '../dias-api.ts';

/** The sheet of a month to be printed and signed, once the student sent it or the coordination registered it. */
export function FolhaDoMes(props: {
  readonly vinculo: number;
  readonly mes: Pick<MesDosDias, 'estado' | 'mes' | 'registradas'>;
}) {
  const { vinculo, mes } = props;
  const enviado = mes.estado === 'enviado' || mes.estado === 'atestado';
  if (!enviado && mes.registradas === null) return null;
  return (
    <PdfLink
      compact
      label="Imprimir a folha de frequência"
      of={`de ${mesPorExtenso(mes.mes)}`}
      fileName={`folha-de-frequencia-${mes.mes}.pdf`}
      load={() => imprimirMeuMes(vinculo, mes.mes)}
    />
  );
}
