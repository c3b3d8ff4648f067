import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useInstituicao } from '../../../lib/server/use-institution.ts';
import { entrar, type PedidoDeFator } from '../../../lib/session/log-in.ts';
import { aposEntrar, safeReturn } from '../../../lib/session/safe-return.ts';
import { fimDaSessao, sessaoAtual } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PlainButton, PlainLinkButton } from '../../../ui/page/plain-button.tsx';
import type { ContaDeDemonstracao } from '../components/contas-de-demonstracao.tsx';
import { type Credenciais, LoginFields } from '../components/login-fields.tsx';
import { LoginFrame } from '../components/login-frame.tsx';
import type { OutrasEntradas } from '../components/outras-entradas.tsx';
import type { SegundoPasso } from '../components/segundo-passo.tsx';

interface Passo {
  readonly pedido: PedidoDeFator;
  readonly Step: typeof SegundoPasso;
}

export default function Login() {
  const instituicao = useInstituicao();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const errors = useFormErrors();
  const [values, setValues] = useState<Credenciais>({ cpf: '', password: '' });
  const [busy, setBusy] = useState(false);
  const [passo, setPasso] = useState<Passo | null>(null);
  const [expired] = useState(() => fimDaSessao() === 'expirou');
  const [already] = useState(() => sessaoAtual() !== null);
  const target = safeReturn(search.get('voltar'), globalThis.location.origin);
  const Outras = useOutrasEntradas();
  useNextPage();

  const chegada = () => aposEntrar(target, sessaoAtual()?.usuario.tipo);
  const enter = async () => navigate(chegada(), { replace: true });
  const submit = async (body: Credenciais) => {
    errors.clear();
    setBusy(true);
    try {
      const pedido = await entrar(body);
      if (pedido === null) await enter();
      else setPasso({ pedido, Step: (await import('../components/segundo-passo.tsx')).SegundoPasso });
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

  if (already) return <Navigate to={chegada()} replace />;
  if (passo !== null) {
    const back = (error?: unknown) => {
      setPasso(null);
      setValues({ ...values, password: '' });
      if (error !== undefined) errors.showError(error);
    };
    return (
      <LoginFrame instituicao={instituicao}>
        <passo.Step pedido={passo.pedido} onDone={enter} onBack={back} />
      </LoginFrame>
    );
  }
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
      {Outras !== null && (
        <Outras voltar={target} instituicao={instituicao} busy={busy} onPick={pick} onDone={enter} />
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

/** The other ways to enter: loaded after the first paint, since most people use the password. */
function useOutrasEntradas() {
  const [Outras, setOutras] = useState<typeof OutrasEntradas | null>(null);
  useEffect(() => {
    let gone = false;
    import('../components/outras-entradas.tsx').then(
      (loaded) => gone || setOutras(() => loaded.OutrasEntradas),
      // The form works without them, so a failure here says nothing.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return Outras;
}
