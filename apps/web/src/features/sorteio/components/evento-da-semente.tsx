import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { podeAnunciar } from '@instrutoria/domain/sorteio/rules/evento.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { agoraQuery } from '../../configuracao/api.ts';
import { EventosAnunciados } from '../../edital/offered/eventos-anunciados.tsx';
import { eventosDoSorteioQuery } from '../../edital/offered/eventos-do-sorteio.ts';

const AnunciarEvento = lateDialog(
  () => import('./anunciar-evento.tsx'),
  ({ close }) => close(),
);

/** The announcement of the seed's event, and the form that announces it. */
export function EventoDaSemente({ edital }: { readonly edital: Pick<Edital, 'fase' | 'id'> }) {
  const hoje = useQuery(agoraQuery);
  const eventos = useQuery(eventosDoSorteioQuery(edital.id));
  const editor = useEditor<true>();
  return (
    <Part
      title="Evento público"
      actions={
        podeAnunciar(edital.fase) && (
          <Button variant="default" onClick={() => editor.open(true)}>
            Anunciar evento público
          </Button>
        )
      }
    >
      <Text>
        O número do sorteio pode vir de um evento público anunciado antes, como a loteria. Assim ninguém
        escolhe o número, e qualquer pessoa pode conferir.
      </Text>
      <EventosAnunciados edital={edital.id} />
      <Suspense>
        {editor.record !== null && (
          <AnunciarEvento
            key={editor.turn}
            edital={edital.id}
            anterior={eventos.data?.[0] ?? null}
            hoje={hoje.data?.slice(0, 10) ?? ''}
            opened={editor.opened}
            close={editor.close}
          />
        )}
      </Suspense>
    </Part>
  );
}
