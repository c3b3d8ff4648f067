import { Button, Modal, Stack, Text } from '@mantine/core';
import { useLogout } from './use-logout.ts';

export default function IdleModal({ onStay }: { readonly onStay: () => void }) {
  const logout = useLogout();
  return (
    <Modal opened onClose={onStay} title="Sua sessão vai terminar em 2 minutos">
      <Stack>
        <Text>
          Faz quase uma hora que nada é enviado ao sistema. O que você digitou fica guardado neste navegador.
        </Text>
        <Button data-autofocus onClick={onStay}>
          continuar conectado
        </Button>
        <Button variant="default" onClick={() => void logout()}>
          Sair agora
        </Button>
      </Stack>
    </Modal>
  );
}
