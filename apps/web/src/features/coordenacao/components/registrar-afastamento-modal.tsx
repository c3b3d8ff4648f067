import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { problemasDoAfastamento } from '@instrutoria/domain/coordenacao/rules/afastamento.ts';
import { Group, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { agoraQuery } from '../../configuracao/api.ts';
import { useRegistrarAfastamento } from '../api.ts';

const CAMPOS = { inicio: 'Primeiro dia', fim: 'Último dia', motivo: 'Motivo' } as const;

export default function RegistrarAfastamentoModal(props: {
  readonly projeto: number;
  readonly nome: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, nome, opened, onClose } = props;
  const { mutateAsync } = useRegistrarAfastamento(projeto);
  const hoje = useQuery(agoraQuery).data?.slice(0, 10);
  const [inicio, setInicio] = useState('');
  const [fim, setFim] = useState('');
  const dia = (errors: FormErrors, campo: 'fim' | 'inicio', valor: string, mudar: (dia: string) => void) => (
    <TextInput
      {...errors.field(campo)}
      type="date"
      label={CAMPOS[campo]}
      withAsterisk
      aria-required
      value={valor}
      onChange={(event) => {
        errors.clear(campo);
        mudar(event.currentTarget.value);
      }}
    />
  );
  return (
    <ReasonModal
      title={M.desejaRegistrarAfastamento}
      submit="Informar"
      description="Só quem se afasta e a administração leem este texto"
      labels={CAMPOS}
      // While the day is unknown only the server checks.
      problems={(motivo) => (hoje === undefined ? [] : problemasDoAfastamento({ inicio, fim, motivo }, hoje))}
      act={(motivo) => mutateAsync({ inicio, fim, motivo })}
      done={M.afastamentoRegistrado}
      opened={opened}
      onClose={onClose}
      fields={(errors) => (
        <Group gap="md" align="flex-start">
          {dia(errors, 'inicio', inicio, setInicio)}
          {dia(errors, 'fim', fim, setFim)}
        </Group>
      )}
    >
      <Text>
        <b>{nome}</b> é avisado por e-mail e continua podendo entrar. Nesses dias, a administração pode
        registrar a frequência dos alunos dos projetos desta pessoa.
      </Text>
    </ReasonModal>
  );
}
