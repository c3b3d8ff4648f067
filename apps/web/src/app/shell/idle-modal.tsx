import { Button, Stack, Text } from '@mantine/core';
import { Modal } from '../../ui/dialogs/modal.ts';
import { useLateOpened } from '../../ui/drafts/use-late-opened.ts';
import { ProblemNotice } from '../../ui/status/problem.tsx';
import { useLogout } from './use-logout.ts';

/** `ending`: the session is near its longest duration and cannot be extended. */
export default function IdleModal({
  ending,
  failure,
  onStay,
}: {
  readonly ending: boolean;
  readonly failure: unknown;
  readonly onStay: () => void;
}) {
  const logout = useLogout();
  return (
    <Modal opened={useLateOpened(true)} onClose={onStay} title="Sua sessão vai terminar em 2 minutos">
      <Stack>
        <Text>
          {ending
            ? 'Por segurança, uma sessão dura no máximo 12 horas.'
            : 'Faz quase uma hora que nada é enviado ao sistema.'}{' '}
          O que você digitou fica salvo neste navegador: entre outra vez e continue de onde parou.
        </Text>
        {failure !== null && <ProblemNotice error={failure} />}
        <Button data-autofocus onClick={onStay}>
          {ending ? 'Entendi' : 'continuar conectado'}
        </Button>
        {!ending && (
          <Button variant="default" onClick={() => void logout()}>
            Sair agora
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
