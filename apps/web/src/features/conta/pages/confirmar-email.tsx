import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { useResetToken } from '../../../lib/session/reset-token.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useConfirmarEmail } from '../api.ts';

/** Starts anew with another link. */
export default function ConfirmarEmail() {
  const token = useResetToken();
  return <Confirmar key={token} token={token} />;
}

/** Only the button confirms, because mail scanners open links (D51). */
function Confirmar({ token }: { readonly token: string | null }) {
  const errors = useFormErrors();
  const confirmar = useConfirmarEmail();

  const submit = async () => {
    try {
      await confirmar.mutateAsync(token ?? '');
      errors.clear();
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <OpenPage narrow>
      <PageHeader title="Confirmar e-mail" />
      <Panel>
        {confirmar.isSuccess ? (
          <>
            <Notice kind="success" title={confirmar.data.message} live />
            <Seguir />
          </>
        ) : (
          <Form label="Confirmar e-mail" busy={confirmar.isPending} onSubmit={submit}>
            {/* The error is about the link, not about a field. */}
            <ErrorSummary {...errors.summary} items={[]} />
            {token === null ? (
              <>
                <Notice kind="warning" title="Abra de novo o link do e-mail">
                  Esta página precisa do link que enviamos para você. Se a mensagem se perdeu, entre no
                  sistema e peça outra.
                </Notice>
                <Seguir />
              </>
            ) : (
              <>
                {errors.summary.message === null && <p>Falta um clique para dizer que este e-mail é seu.</p>}
                <Button type="submit" loading={confirmar.isPending}>
                  Confirmar o meu e-mail
                </Button>
                {errors.summary.message !== null && <Seguir />}
              </>
            )}
          </Form>
        )}
      </Panel>
    </OpenPage>
  );
}

function Seguir() {
  const sessao = useSessao();
  return (
    <p>
      <Anchor component={Link} to={sessao === null ? '/login' : '/menu'}>
        {sessao === null ? 'Entrar no sistema' : 'Ir para a página inicial'}
      </Anchor>
    </p>
  );
}
