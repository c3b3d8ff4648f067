import { Button } from '@mantine/core';
import { formatarInstante } from '../../lib/format/format.ts';
import { useConfirm } from '../dialogs/confirm.tsx';
import { Notice } from '../page/notice.tsx';
import type { Typed } from './use-typed.ts';

interface Props extends Pick<Typed<unknown>, 'recoveredAt'> {
  /** The act that the text is stored for. */
  readonly act?: 'enviou' | 'salvou';
  readonly older?: boolean;
  readonly discard?: () => void;
}

/** The notice that a form was restored from this browser, with a button to discard it. */
export function Recovered({ recoveredAt, act = 'enviou', older = false, discard }: Props) {
  const confirm = useConfirm();
  if (recoveredAt === null) return null;
  const askAndDiscard = async () => {
    const sim = { detail: 'O que estava salvo neste navegador se perde.', yes: 'Descartar', danger: true };
    if (await confirm('Descartar o que você digitou?', { ...sim, no: 'Continuar aqui' })) discard?.();
  };
  return (
    <Notice title="Rascunho restaurado">
      O que você digitou em {formatarInstante(recoveredAt)} e não {act} estava salvo neste navegador.{' '}
      {older && 'Depois disso mudou o que está salvo: confira antes de enviar. '}
      {discard && (
        <Button variant="subtle" size="compact-sm" onClick={() => void askAndDiscard()}>
          Descartar o rascunho
        </Button>
      )}
    </Notice>
  );
}
