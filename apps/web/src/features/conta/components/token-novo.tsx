import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { Button, Code, Group } from '@mantine/core';
import { Notice } from '../../../ui/page/notice.tsx';
import { notify } from '../../../ui/status/toast-store.ts';

/** The secret, shown until the person leaves the screen; `null` when the answer that held it was lost. */
export function TokenNovo({ token }: { readonly token: string | null }) {
  if (token === null)
    return (
      <Notice kind="warning" live>
        {MENSAGENS_CONTA.tokenNaoVeio}
      </Notice>
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      notify.success('Chave copiada.');
    } catch {
      notify.error('Não foi possível copiar. Selecione a chave e copie-a pelo teclado.');
    }
  };
  return (
    <Notice kind="success" live>
      {MENSAGENS_CONTA.tokenCriado}
      <Group mt="xs">
        <Code>{token}</Code>
        <Button size="sm" variant="default" onClick={() => void copy()}>
          Copiar
        </Button>
      </Group>
    </Notice>
  );
}
