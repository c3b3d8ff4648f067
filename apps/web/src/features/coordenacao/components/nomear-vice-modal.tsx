import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useNomearVice } from '../api.ts';
import { EscolherPessoa } from './escolher-pessoa.tsx';

export default function NomearViceModal(props: {
  readonly projeto: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, opened, onClose } = props;
  const [pessoa, setPessoa] = useState<number | null>(null);
  const { mutateAsync } = useNomearVice(projeto);
  return (
    <ReasonModal
      title={M.desejaNomearVice}
      submit="Convidar"
      without
      problems={() => (pessoa === null ? [problema('pessoa', 'CAMPOS_VAZIOS', M.escolhaAPessoa)] : [])}
      act={() => mutateAsync(pessoa)}
      done={M.viceConvidada}
      opened={opened}
      onClose={onClose}
      fields={(errors) => <EscolherPessoa errors={errors} onChange={setPessoa} />}
    >
      <Text>
        Quem aceita age pelo projeto como você: instrutores, documentos, frequência e relatórios. Retirar,
        recorrer, desistir e convidar outra pessoa continuam só com você; durante um afastamento seu, também
        pode recorrer.
      </Text>
    </ReasonModal>
  );
}
