import { MENSAGENS_DA_ANALISE as M } from '@instrutoria/domain/relatorio/messages.ts';
import { problemasDaDevolucao } from '@instrutoria/domain/relatorio/rules/analise.ts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type RelatorioRecebido, useDevolverRelatorio } from '../api.ts';

const ROTULOS = { ate: 'Corrigir até', motivo: 'Motivo' } as const;

export default function DevolverModal(props: {
  readonly relatorio: RelatorioRecebido;
  readonly nome: string;
  readonly hoje: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { relatorio, nome, hoje, opened, onClose } = props;
  const { mutateAsync: devolver } = useDevolverRelatorio();
  const [ate, setAte] = useState('');
  return (
    <ReasonModal
      title={`Devolver: ${nome}`}
      submit="Devolver"
      opened={opened}
      onClose={onClose}
      labels={ROTULOS}
      autofocus={false}
      problems={(motivo) => problemasDaDevolucao({ motivo, ate }, hoje)}
      act={(motivo) => devolver({ um: relatorio, motivo, ate })}
      done={M.devolvido}
      fields={(errors) => (
        <TextInput
          {...errors.field('ate')}
          type="date"
          label={ROTULOS.ate}
          withAsterisk
          min={hoje}
          value={ate}
          onChange={(event) => {
            errors.clear('ate');
            setAte(event.currentTarget.value);
          }}
        />
      )}
    >
      <Text>
        O coordenador recebe um e-mail com o motivo e pode corrigir até o fim do dia, também fora do prazo.
      </Text>
    </ReasonModal>
  );
}
