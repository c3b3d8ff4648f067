import { Button } from '@mantine/core';
import { formatarInstante } from '../lib/format.ts';
import { Notice } from './notice.tsx';
import type { Typed } from './use-typed.ts';

/** The notice that a form was recovered from this browser, and the way to begin anew. */
export function Recovered(typed: Pick<Typed<unknown>, 'discard' | 'older' | 'recoveredAt'>) {
  const { recoveredAt, older } = typed;
  if (recoveredAt === null) return null;
  return (
    <Notice title="Rascunho restaurado">
      O que você digitou em {formatarInstante(recoveredAt)} e não enviou estava guardado neste navegador.{' '}
      {older && 'Depois disso mudou o que está salvo: confira antes de enviar. '}
      <Button variant="subtle" size="compact-sm" onClick={typed.discard}>
        Descartar o rascunho
      </Button>
    </Notice>
  );
}
