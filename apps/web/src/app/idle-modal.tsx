import { Button, Modal, Stack, Text } from '@mantine/core';
import { useLogout } from './use-logout.ts';

/** `ending`: the longest duration of a session is near, and it cannot be extended. */
export default function IdleModal({
  ending,
  onStay,
}: {
  readonly ending: boolean;
  readonly onStay: () => void;
}) {
  const logout = useLogout();
  return (
    <Modal opened onClose={onStay} title="Sua sessão vai terminar em 2 minutos">
      <Stack>
        <Text>
          {ending
            ? 'Por segurança, uma sessão dura no máximo 12 horas.'
            : 'Faz quase uma hora que nada é enviado ao sistema.'}{' '}
          O que você digitou fica guardado neste navegador: entre outra vez e continue de onde parou.
        </Text>
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
