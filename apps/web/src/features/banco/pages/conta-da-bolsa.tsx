import type { RespostaSobreAConta } from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import { Button, Group, Stack } from '@mantine/core';
import { OpenPage } from '../../../app/open-page.tsx';
import { useResetToken } from '../../../lib/session/reset-token.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useResponderSobreAConta } from '../api.ts';

/** Starts anew with another link. */
export default function ContaDaBolsa() {
  const token = useResetToken();
  return (
    <OpenPage narrow>
      <PageHeader title="Conta da bolsa" />
      <Panel>
        {token === null ? (
          <Notice kind="warning" title="Abra de novo o link do e-mail">
            Esta página precisa do link que enviamos para você. Se a mensagem se perdeu, fale com quem
            coordena o projeto.
          </Notice>
        ) : (
          <Responder key={token} token={token} />
        )}
      </Panel>
    </OpenPage>
  );
}

/** Only a button answers, because mail scanners open links. The other answer stays possible. */
function Responder({ token }: { readonly token: string }) {
  const errors = useFormErrors();
  const responder = useResponderSobreAConta();
  const dita = responder.isSuccess ? responder.variables.resposta : null;

  const dizer = async (resposta: RespostaSobreAConta) => {
    try {
      await responder.mutateAsync({ token, resposta });
      errors.clear();
    } catch (error) {
      errors.showError(error);
    }
  };
  const botao = (resposta: RespostaSobreAConta, rotulo: string) => (
    <Button
      variant={dita === null && resposta === 'minha' ? 'filled' : 'default'}
      loading={responder.isPending && responder.variables.resposta === resposta}
      disabled={responder.isPending}
      onClick={() => void dizer(resposta)}
    >
      {rotulo}
    </Button>
  );

  return (
    <Stack gap="md">
      {/* The error is about the link, not about a field. */}
      <ErrorSummary {...errors.summary} items={[]} />
      {dita === null ? (
        <p>
          A conta em que a sua bolsa será paga foi escrita ou mudada. O banco e os últimos números estão na
          mensagem que você recebeu. A conta é sua?
        </p>
      ) : (
        <Notice
          key={dita}
          kind={dita === 'minha' ? 'success' : 'warning'}
          title={responder.data?.message ?? ''}
          live
        />
      )}
      <Group gap="sm">
        {dita !== 'minha' && botao('minha', dita === null ? 'É minha' : 'Enganei-me: a conta é minha')}
        {dita !== 'naoMinha' &&
          botao('naoMinha', dita === null ? 'Não é minha' : 'Enganei-me: a conta não é minha')}
      </Group>
    </Stack>
  );
}
