import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Modal } from '../../../ui/dialogs/modal.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import type { Instrutor } from '../api.ts';
import { ImprimirFolha } from '../offered/imprimir-folha.tsx';

/** The months of the vínculo that have come, the latest first. */
function mesesDe({ mesInicio, fimVinculo }: Instrutor, hoje: string): string[] {
  const fim = fimVinculo === null ? hoje : fimVinculo.data;
  const ultimo = mesDoDia(fim < hoje ? fim : hoje);
  const meses: string[] = [];
  for (let mes = ultimo; mesInicio !== null && mes >= mesInicio; mes = somarMeses(mes, -1)) meses.push(mes);
  return meses;
}

/** The sheet is there outside the window for attendance too. */
export default function FolhaDeFrequenciaModal(props: {
  readonly instrutor: Instrutor;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, opened, onClose } = props;
  const { id, nome, projeto } = instrutor;
  const agora = useQuery(agoraQuery);
  return (
    <Modal opened={opened} onClose={onClose} title={`Folha de frequência de ${nome}`}>
      <QueryState query={agora}>
        {(lido) => {
          const hoje = lido.slice(0, 10);
          const meses = mesesDe(instrutor, hoje);
          // Usually the month that is over.
          const primeiro = meses.find((mes) => mes < mesDoDia(hoje)) ?? meses[0];
          if (primeiro === undefined) return <Text>O vínculo ainda não começou: não há folha.</Text>;
          return <ImprimirFolha projeto={projeto.id} alunos={[{ id, nome, meses, primeiro }]} />;
        }}
      </QueryState>
    </Modal>
  );
}
