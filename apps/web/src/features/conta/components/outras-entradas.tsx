import { useState } from 'react';
import { Link } from 'react-router';
import type { useInstituicao } from '../../../lib/server/use-institution.ts';
import { temChaves } from '../../../lib/session/has-passkeys.ts';
import { entrarComChave } from '../../../lib/session/log-in-with-factor.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PlainButton } from '../../../ui/page/plain-button.tsx';
import { type ContaDeDemonstracao, ContasDeDemonstracao } from './contas-de-demonstracao.tsx';
import { EntrarPelaInstituicao } from './entrar-pela-instituicao.tsx';

/** The ways to enter without typing a password of this system. */
export function OutrasEntradas(props: {
  readonly voltar: string;
  readonly instituicao: ReturnType<typeof useInstituicao>;
  readonly busy: boolean;
  readonly onPick: (conta: ContaDeDemonstracao) => void;
  readonly onDone: () => Promise<void>;
}) {
  const { voltar, instituicao, busy, onPick, onDone } = props;
  return (
    <>
      {temChaves() && <EntrarComChave onDone={onDone} />}
      <p>
        Aluno instrutor? Entre com CPF e senha, ou <Link to="/aluno/entrar">receba um link</Link>.
      </p>
      <EntrarPelaInstituicao voltar={voltar} />
      {instituicao?.demonstracao && (
        <ContasDeDemonstracao contas={instituicao.contas} disabled={busy} onPick={onPick} />
      )}
    </>
  );
}

function EntrarComChave({ onDone }: { readonly onDone: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const errors = useFormErrors();
  const enter = async () => {
    errors.clear();
    setBusy(true);
    try {
      await entrarComChave();
      await onDone();
    } catch (error) {
      errors.showError(error);
      setBusy(false);
    }
  };
  return (
    <section aria-label="Entrar sem a senha">
      <ErrorSummary {...errors.summary} />
      <PlainButton look="default" wide loading={busy} onClick={() => void enter()}>
        Entrar com chave de acesso
      </PlainButton>
    </section>
  );
}
