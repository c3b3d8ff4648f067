import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useInstituicao } from '../../../lib/server/use-institution.ts';
import { entrar } from '../../../lib/session/log-in.ts';
import { safeReturn } from '../../../lib/session/safe-return.ts';
import { fimDaSessao, sessaoAtual } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PlainButton, PlainLinkButton } from '../../../ui/page/plain-button.tsx';
import { type ContaDeDemonstracao, ContasDeDemonstracao } from '../components/contas-de-demonstracao.tsx';
import { type Credenciais, LoginFields } from '../components/login-fields.tsx';
import { LoginFrame } from '../components/login-frame.tsx';

export default function Login() {
  const instituicao = useInstituicao();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const errors = useFormErrors();
  const [values, setValues] = useState<Credenciais>({ cpf: '', password: '' });
  const [busy, setBusy] = useState(false);
  const [expired] = useState(() => fimDaSessao() === 'expirou');
  const [already] = useState(() => sessaoAtual() !== null);
  const target = safeReturn(search.get('voltar'), globalThis.location.origin);
  const Portas = usePortas();
  useNextPage();

  const submit = async (body: Credenciais) => {
    errors.clear();
    setBusy(true);
    try {
      await entrar(body);
      await navigate(target, { replace: true });
    } catch (error) {
      errors.showError(error);
    } finally {
      setBusy(false);
    }
  };
  const pick = (conta: ContaDeDemonstracao) => {
    const body = { cpf: conta.cpf.replace(/\D/g, ''), password: conta.senha };
    setValues(body);
    void submit(body);
  };

  if (already) return <Navigate to={target} replace />;
  return (
    <LoginFrame instituicao={instituicao}>
      <h1 tabIndex={-1}>Entrar</h1>
      {expired && (
        <Notice kind="warning" title={MENSAGENS_CONTA.sessaoTerminou} live>
          Entre de novo para continuar: o que você digitou está salvo neste navegador.
        </Notice>
      )}
      <Form label="Entrar" keeps busy={busy} onSubmit={() => submit(values)}>
        <ErrorSummary {...errors.summary} />
        <LoginFields values={values} onChange={setValues} errors={errors} />
        <PlainButton type="submit" loading={busy} wide>
          Entrar
        </PlainButton>
        <PlainLinkButton to="/cadastro_professor" wide>
          Primeiro acesso
        </PlainLinkButton>
      </Form>
      {Portas !== null && <Portas voltar={target} />}
      {instituicao?.demonstracao && (
        <ContasDeDemonstracao contas={instituicao.contas} disabled={busy} onPick={pick} />
      )}
    </LoginFrame>
  );
}

/** Loads the next page's code while the person types. */
function useNextPage(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../../../app/providers.tsx');
      void import('../../../app/shell/shell.tsx');
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
}

/** The buttons of the institution's doors: loaded after the first paint, since most places have none. */
function usePortas() {
  const [Portas, setPortas] = useState<ComponentType<{ readonly voltar: string }> | null>(null);
  useEffect(() => {
    let gone = false;
    import('../components/entrar-pela-instituicao.tsx').then(
      ({ EntrarPelaInstituicao }) => gone || setPortas(() => EntrarPelaInstituicao),
      // The form works without them, so a failure here says nothing.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return Portas;
}
