import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { problemasDaContestacao } from '@instrutoria/domain/contestacao/rules/contestacao.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useContestar } from '../api.ts';

const ROTULOS = { texto: 'O que está errado', arquivo: 'Arquivo' } as const;

export default function ContestarModal(props: {
  readonly vinculo: number;
  readonly mes: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { vinculo, mes, opened, onClose } = props;
  const [texto, setTexto] = useState('');
  const [arquivo, setArquivo] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const errors = useFormErrors(ROTULOS);
  const contestar = useContestar(vinculo, mes);

  const send = async () => {
    if (errors.show(problemasDaContestacao({ texto }))) return;
    try {
      notify.success((await contestar.mutateAsync({ texto, arquivo })).message);
    } catch (error) {
      errors.showError(error);
      return;
    }
    onClose();
  };

  return (
    <FormModal
      title={`Contestar ${mesPorExtenso(mes)}`}
      submit="Enviar a contestação"
      opened={opened}
      busy={contestar.isPending || enviando}
      errors={errors}
      onSubmit={send}
      onClose={onClose}
    >
      <Text>
        A administração responde em até 30 dias. Quem coordena o projeto também lê o seu texto. Depois de
        enviada, ela não muda: só pode ser retirada.
      </Text>
      <Textarea
        {...errors.field('texto')}
        label={ROTULOS.texto}
        description="Diga as horas ou o pagamento que você esperava, e por quê"
        withAsterisk
        aria-required
        autosize
        minRows={4}
        value={texto}
        onChange={(event) => {
          errors.clear('texto');
          setTexto(event.currentTarget.value);
        }}
      />
      <UploadField
        id={`anexo-${vinculo}-${mes}`}
        label="Arquivo (opcional)"
        description="Um PDF de até 25 MB. Só a administração o lê. Não envie dados bancários."
        accept={TIPOS_ACEITOS.anexoDaContestacao.join(',')}
        maxBytes={ARQUIVO_MAXIMO_BYTES}
        wrongKind={A.naoEhPdf}
        tooLarge={A.grandeDemais}
        value={arquivo}
        onChange={(referencia) => {
          errors.clear('arquivo');
          setArquivo(referencia);
        }}
        onBusy={setEnviando}
        send={async (file, onProgress, signal) =>
          (await api.anexarAoMes({ params: { id: vinculo }, file, onProgress, signal })).data
        }
        error={errors.field('arquivo').error}
      />
    </FormModal>
  );
}
