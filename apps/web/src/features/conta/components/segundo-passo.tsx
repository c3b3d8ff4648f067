import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/server/api-error.ts';
import { temChaves } from '../../../lib/session/has-passkeys.ts';
import type { PedidoDeFator } from '../../../lib/session/log-in.ts';
import { concluirSegundoFator } from '../../../lib/session/log-in-with-factor.ts';
import { type UsoDaChave, usarChave } from '../../../lib/session/passkey.ts';
import type { UsuarioDaSessao } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { PlainField } from '../../../ui/fields/plain-field.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PlainButton } from '../../../ui/page/plain-button.tsx';

const ROTULOS = {
  totp: 'Código do aplicativo autenticador',
  recuperacao: 'Código de recuperação',
} as const;

/** The second step of a login: a code or a passkey. Loaded only for accounts that have a factor. */
export function SegundoPasso(props: {
  readonly pedido: PedidoDeFator;
  readonly conhecido?: UsuarioDaSessao;
  readonly onDone: () => void | Promise<void>;
  /** Back to CPF and password: by choice, or because the request ended, with the server's words. */
  readonly onBack: (error?: unknown) => void;
}) {
  const { pedido, conhecido, onDone, onBack } = props;
  const { metodos, chave } = pedido;
  const comChave = chave !== null && temChaves();
  const [campo, setCampo] = useState<keyof typeof ROTULOS | null>(
    metodos.includes('totp') ? 'totp' : comChave || !metodos.includes('recuperacao') ? null : 'recuperacao',
  );
  const [codigo, setCodigo] = useState('');
  const [busy, setBusy] = useState(false);
  const errors = useFormErrors();
  const input = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Over another page, which has its own first heading.
  const Heading = conhecido === undefined ? 'h1' : 'h2';

  // The step replaces the password's form, whose focus is gone.
  useEffect(() => {
    (campo === null ? title.current : input.current)?.focus();
  }, [campo]);

  const send = async (
    answer: () => Promise<{ readonly codigo: string } | { readonly chave: UsoDaChave }>,
  ) => {
    errors.clear();
    setBusy(true);
    try {
      await concluirSegundoFator({ pedido: pedido.pedido, ...(await answer()) }, conhecido);
      await onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PEDIDO_VENCIDO') onBack(error);
      else errors.showError(error);
    } finally {
      setBusy(false);
    }
  };
  const sendCode = () => {
    if (campo === null) return;
    if (codigo.trim() === '') {
      errors.show([problema('codigo', 'CODIGO_VAZIO', MENSAGENS_FATOR.codigoVazio)]);
      return;
    }
    return send(async () => ({ codigo }));
  };
  const change = (para: keyof typeof ROTULOS) => {
    errors.clear();
    setCodigo('');
    setCampo(para);
  };
  const withKey = chave !== null && comChave && (
    <PlainButton
      wide
      look={campo === null ? 'primary' : 'default'}
      onClick={() => void send(async () => ({ chave: await usarChave(chave) }))}
    >
      Usar chave de acesso
    </PlainButton>
  );

  return (
    <>
      <Heading tabIndex={-1} ref={title}>
        Confirme que é você
      </Heading>
      {metodos.length === 0 && <Notice kind="warning">{MENSAGENS_FATOR.semMetodo}</Notice>}
      <Form label="Confirme que é você" keeps busy={busy} onSubmit={sendCode}>
        <ErrorSummary {...errors.summary} />
        {campo === null ? (
          withKey
        ) : (
          <>
            <PlainField {...errors.field('codigo')} label={ROTULOS[campo]}>
              {(identity) => (
                <input
                  {...identity}
                  ref={input}
                  key={campo}
                  inputMode={campo === 'totp' ? 'numeric' : 'text'}
                  autoComplete={campo === 'totp' ? 'one-time-code' : 'off'}
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={40}
                  value={codigo}
                  onChange={(event) => {
                    errors.clear('codigo');
                    setCodigo(event.currentTarget.value);
                  }}
                />
              )}
            </PlainField>
            <PlainButton type="submit" loading={busy} wide>
              Confirmar
            </PlainButton>
            {withKey}
          </>
        )}
        {campo !== 'recuperacao' && metodos.includes('recuperacao') && (
          <PlainButton look="default" wide onClick={() => change('recuperacao')}>
            Usar código de recuperação
          </PlainButton>
        )}
        {campo !== 'totp' && metodos.includes('totp') && (
          <PlainButton look="default" wide onClick={() => change('totp')}>
            Usar o aplicativo autenticador
          </PlainButton>
        )}
        <PlainButton look="default" wide onClick={() => onBack()}>
          Voltar
        </PlainButton>
      </Form>
    </>
  );
}
