import { MENSAGENS_COORDENACAO as M, NOMES_DAS_CAUSAS } from '@instrutoria/domain/coordenacao/messages.ts';
import { problemasDaTransferencia } from '@instrutoria/domain/coordenacao/rules/transferencia.ts';
import { CAUSAS_DA_TRANSFERENCIA, type CausaDaTransferencia } from '@instrutoria/domain/coordenacao/types.ts';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { useProporTransferencia } from '../api.ts';
import { EscolherPessoa } from './escolher-pessoa.tsx';

const CAMPOS = { pessoa: 'Pessoa', causa: 'Por que passa', dia: 'A partir de', motivo: 'Motivo' } as const;

export default function TransferirModal(props: {
  readonly projeto: number;
  readonly nome: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, nome, opened, onClose } = props;
  const { mutateAsync } = useProporTransferencia(projeto);
  const hoje = useQuery(agoraQuery).data?.slice(0, 10) ?? null;
  const [pessoa, setPessoa] = useState<number | null>(null);
  const [causa, setCausa] = useState<CausaDaTransferencia | null>(null);
  const [dia, setDia] = useState('');
  return (
    <ReasonModal
      title={M.desejaTransferir}
      submit="Propor"
      description="Só quem deixa a coordenação e a administração leem este texto, na página do projeto"
      labels={CAMPOS}
      problems={(motivo) => problemasDaTransferencia({ pessoa, causa, dia, motivo }, hoje)}
      act={async (motivo) => {
        if (causa !== null) await mutateAsync({ pessoa, causa, dia, motivo });
      }}
      done={M.transferenciaProposta}
      opened={opened}
      onClose={onClose}
      fields={(errors) => (
        <>
          <EscolherPessoa errors={errors} onChange={setPessoa} />
          <NativeSelect
            {...errors.field('causa')}
            label={CAMPOS.causa}
            withAsterisk
            value={causa ?? ''}
            data={[
              { value: '', label: 'Escolha…' },
              ...CAUSAS_DA_TRANSFERENCIA.map((uma) => ({ value: uma, label: NOMES_DAS_CAUSAS[uma] })),
            ]}
            onChange={(event) => {
              errors.clear('causa');
              setCausa(CAUSAS_DA_TRANSFERENCIA.find((uma) => uma === event.currentTarget.value) ?? null);
            }}
          />
          <TextInput
            {...errors.field('dia')}
            type="date"
            label={CAMPOS.dia}
            withAsterisk
            aria-required
            value={dia}
            onChange={(event) => {
              errors.clear('dia');
              setDia(event.currentTarget.value);
            }}
          />
        </>
      )}
    >
      <Text>
        A coordenação deixa de ser de <b>{nome}</b> quando as respostas estiverem dadas e o dia chegar.
        Instrutores, frequência, relatórios, recursos e tarefas passam à outra pessoa. Para desfazer, é
        preciso outra passagem.
      </Text>
    </ReasonModal>
  );
}
