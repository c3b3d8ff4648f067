import { MENSAGENS_WEBHOOK } from '@instrutoria/domain/webhook/messages.ts';
import { Button, Code, Group } from '@mantine/core';
import { Notice } from '../../../ui/page/notice.tsx';
import { notify } from '../../../ui/status/toast-store.ts';

/** The secret, shown until the person leaves the screen; `null` when the answer that held it was lost. */
export function SegredoNovo(props: { readonly segredo: string | null; readonly texto: string }) {
  const { segredo, texto } = props;
  if (segredo === null) {
    return (
      <Notice kind="warning" live>
        {MENSAGENS_WEBHOOK.segredoNaoVeio}
      </Notice>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(segredo);
      notify.success('Segredo copiado.');
    } catch {
      notify.error('Não foi possível copiar. Selecione o segredo e copie-o pelo teclado.');
    }
  };
  return (
    <Notice kind="success" live>
      {texto}
      <Group mt="xs">
        <Code style={{ overflowWrap: 'anywhere' }}>{segredo}</Code>
        <Button size="sm" variant="default" onClick={() => void copy()}>
          Copiar
        </Button>
      </Group>
    </Notice>
  );
}
