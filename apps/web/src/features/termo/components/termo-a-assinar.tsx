import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { NOMES_DOS_PAPEIS_DO_TERMO } from '@instrutoria/domain/termo/messages.ts';
import { corpoDoTermo } from '@instrutoria/domain/termo/rules/texto.ts';
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import type { Assinatura, TermoLido } from '../api.ts';
import classes from './termo.module.css';

/** The text, who signed it so far, and the confirmation of whose turn it is. */
export function TermoAAssinar(props: {
  readonly termo: TermoLido;
  readonly busy: boolean;
  readonly sign: (assinatura: Assinatura) => Promise<unknown>;
  /** The button that mails a code, for who has no password. */
  readonly pedirCodigo?: ReactNode;
  /** Which password it is. */
  readonly dicaDaSenha?: string;
}) {
  const { termo } = props;
  return (
    <Stack gap="lg">
      {termo.mudou && termo.recusa === null && (
        <Notice kind="warning" title="O termo mudou: assine de novo">
          Os dados do termo mudaram depois da sua assinatura, que não vale mais. Leia o texto de agora.
        </Notice>
      )}
      {termo.recusa !== null && <Notice kind="info" title={termo.recusa} />}
      {termo.texto !== '' && (
        <Panel title="O que o termo diz">
          <div className={classes.papel}>
            {corpoDoTermo(termo.texto).map((paragrafo, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
              <p key={i}>{paragrafo}</p>
            ))}
          </div>
          <Text size="sm" c="dimmed" className={classes.resumo}>
            SHA-256 deste texto: {termo.sha256}
          </Text>
        </Panel>
      )}
      {termo.assinaturas.map(({ papel, nome, em }) => (
        <Text key={papel}>
          {NOMES_DOS_PAPEIS_DO_TERMO[papel]}: {nome} assinou em {formatarInstante(em)}.
        </Text>
      ))}
      {termo.recusa === null && <Confirmacao {...props} />}
    </Stack>
  );
}

function Confirmacao(props: Parameters<typeof TermoAAssinar>[0]) {
  const { termo, busy, sign, pedirCodigo, dicaDaSenha = 'A mesma com que você entra' } = props;
  const { sha256, meio } = termo;
  const [escrito, setEscrito] = useState('');
  const campo = meio === 'SENHA' ? 'senhaAtual' : 'codigo';
  const errors = useFormErrors({ senhaAtual: 'Senha', codigo: 'Código' });
  const escrever = (valor: string) => {
    errors.clear(campo);
    setEscrito(valor);
  };
  const submit = async () => {
    errors.clear();
    try {
      await sign({ sha256, [campo]: escrito });
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Assinar">
      <Form label="Assinar o termo" busy={busy} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <Text>
          A assinatura é eletrônica: ficam com o termo o seu nome, o dia, a hora e o endereço de rede. Leia o
          texto inteiro antes.
        </Text>
        {meio === 'SENHA' ? (
          <PasswordInput
            {...errors.field('senhaAtual')}
            label="Sua senha"
            description={dicaDaSenha}
            withAsterisk
            autoComplete="current-password"
            value={escrito}
            onChange={(event) => escrever(event.currentTarget.value)}
          />
        ) : (
          <>
            {pedirCodigo}
            <TextInput
              {...errors.field('codigo')}
              label="Código"
              description="Os 6 números que chegaram ao seu e-mail"
              withAsterisk
              inputMode="numeric"
              autoComplete="one-time-code"
              value={escrito}
              onChange={(event) => escrever(event.currentTarget.value)}
            />
          </>
        )}
        <FormActions>
          <Button type="submit" loading={busy}>
            Li o termo e assino
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
