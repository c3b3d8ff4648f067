import { Button } from '@mantine/core';
import { OpenPage } from '../../../app/open-page.tsx';
import { useResetToken } from '../../../lib/session/reset-token.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useNaoFuiEu } from '../api.ts';

/** Starts anew with another link. */
export default function NaoFuiEu() {
  const token = useResetToken();
  return <Desfazer key={token} token={token} />;
}

/** Only the button undoes the change, because mail scanners open links (D59). */
function Desfazer({ token }: { readonly token: string | null }) {
  const errors = useFormErrors();
  const desfazer = useNaoFuiEu();

  const submit = async () => {
    try {
      await desfazer.mutateAsync(token ?? '');
      errors.clear();
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <OpenPage narrow>
      <PageHeader title="Não fui eu" />
      <Panel>
        {desfazer.isSuccess ? (
          <Notice kind="success" title={desfazer.data.message} live />
        ) : (
          <Form label="Não fui eu" busy={desfazer.isPending} onSubmit={submit}>
            {/* The error is about the link, not about a field. */}
            <ErrorSummary {...errors.summary} items={[]} />
            {token === null ? (
              <Notice kind="warning" title="Abra de novo o link do e-mail">
                Esta página precisa do link que enviamos para você. Se a mensagem se perdeu, fale com a
                administração do programa.
              </Notice>
            ) : (
              <>
                <p>
                  O e-mail ou o CPF da sua conta foi mudado pela administração. Se você não pediu isso,
                  desfaça a mudança: tudo volta ao que era, e as sessões abertas terminam. Até a administração
                  conferir o que houve, ninguém recebe link para redefinir a senha desta conta.
                </p>
                <Button type="submit" loading={desfazer.isPending}>
                  Não fui eu: desfazer a mudança
                </Button>
              </>
            )}
          </Form>
        )}
      </Panel>
    </OpenPage>
  );
}
