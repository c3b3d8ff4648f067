import '@mantine/core/styles/Radio.layer.css';
import { MENSAGENS_DA_CONTESTACAO as M } from '@instrutoria/domain/contestacao/messages.ts';
import { problemasDaResposta } from '@instrutoria/domain/contestacao/rules/contestacao.ts';
import {
  RESULTADOS_DA_CONTESTACAO,
  type ResultadoDaContestacao,
} from '@instrutoria/domain/contestacao/types.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { type ContestacaoRecebida, useResponder } from '../api.ts';

const ROTULOS = { resultado: 'Resposta', razoes: 'Razões' } as const;
const ESCOLHAS: Readonly<Record<ResultadoDaContestacao, string>> = {
  PROCEDENTE: 'Procedente: o aluno tem razão, e o mês será corrigido',
  IMPROCEDENTE: 'Improcedente: o mês fica como está',
};

export default function ResponderModal(props: {
  readonly contestacao: ContestacaoRecebida;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onRespondida: (resultado: ResultadoDaContestacao) => void;
}) {
  const { contestacao, opened, onClose, onRespondida } = props;
  const { instrutor, mes } = contestacao;
  const [resultado, setResultado] = useState<ResultadoDaContestacao | null>(null);
  const [razoes, setRazoes] = useState('');
  const errors = useFormErrors(ROTULOS);
  const responder = useResponder(contestacao);
  const { error: erroDoResultado, ...campo } = errors.field('resultado');

  const send = async () => {
    if (errors.show(problemasDaResposta({ resultado, razoes })) || resultado === null) return;
    try {
      await responder.mutateAsync({ resultado, razoes });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.respondida);
    onClose();
    onRespondida(resultado);
  };

  return (
    <FormModal
      title={`Responder a ${instrutor.nome}: ${mesPorExtenso(mes)}`}
      submit="Enviar a resposta"
      opened={opened}
      busy={responder.isPending}
      errors={errors}
      onSubmit={send}
      onClose={onClose}
    >
      <Text>O aluno e quem coordena recebem a resposta por e-mail. Depois ela não muda.</Text>
      <Radio.Group
        {...campo}
        error={erroDoResultado}
        label={ROTULOS.resultado}
        withAsterisk
        value={resultado}
        onChange={(valor) => {
          errors.clear('resultado');
          setResultado(RESULTADOS_DA_CONTESTACAO.find((um) => um === valor) ?? null);
        }}
      >
        <Stack gap="xs" mt="xs">
          {RESULTADOS_DA_CONTESTACAO.map((um) => (
            <Radio key={um} size="md" value={um} label={ESCOLHAS[um]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        {...errors.field('razoes')}
        label={ROTULOS.razoes}
        description="Não escreva dados bancários nem fale da saúde de ninguém"
        withAsterisk
        aria-required
        autosize
        minRows={4}
        value={razoes}
        onChange={(event) => {
          errors.clear('razoes');
          setRazoes(event.currentTarget.value);
        }}
      />
    </FormModal>
  );
}
