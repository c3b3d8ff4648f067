import '@mantine/core/styles/Code.layer.css';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { emGrupos } from '@instrutoria/domain/fator/rules/fatores.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Code, Stack, Text, TextInput } from '@mantine/core';
import encodeQR from 'qr';
import { useMemo, useState } from 'react';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { confirmarTotp, useAtoDoFator } from '../api.ts';

/** The QR code of the key, the key as text, and the field for the first code. */
export default function TotpNovo(props: {
  readonly segredo: string;
  readonly uri: string;
  readonly onDone: (done: {
    readonly message: string;
    readonly codigos?: readonly string[] | undefined;
  }) => void;
  readonly onCancel: () => void;
}) {
  const { segredo, uri, onDone, onCancel } = props;
  const [codigo, setCodigo] = useState('');
  const errors = useFormErrors();
  const confirmar = useAtoDoFator(confirmarTotp);
  // An image by data: address, since the page's policy allows no markup from strings.
  const qr = useMemo(() => `data:image/svg+xml;base64,${btoa(encodeQR(uri, 'svg', { border: 2 }))}`, [uri]);

  const submit = async () => {
    if (codigo.trim() === '') {
      errors.show([problema('codigo', 'CODIGO_VAZIO', MENSAGENS_FATOR.codigoVazio)]);
      return;
    }
    try {
      onDone(await confirmar.mutateAsync(codigo));
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <Panel title="Cadastrar o aplicativo autenticador">
      <Form label="Cadastrar o aplicativo autenticador" busy={confirmar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <Stack gap="sm">
          <Text>1. No aplicativo do celular, escolha adicionar uma conta e leia este código.</Text>
          <img src={qr} width={208} height={208} alt="Código QR com a chave escrita abaixo" />
          <Text>
            Sem câmera? Digite esta chave no aplicativo: <Code>{emGrupos(segredo, ' ')}</Code>
          </Text>
          <TextInput
            {...errors.field('codigo')}
            label="2. Código que o aplicativo mostra"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            maw={320}
            withAsterisk
            aria-required
            value={codigo}
            onChange={(event) => {
              errors.clear('codigo');
              setCodigo(event.currentTarget.value);
            }}
          />
        </Stack>
        <FormActions>
          <Button type="submit" loading={confirmar.isPending}>
            Concluir
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
