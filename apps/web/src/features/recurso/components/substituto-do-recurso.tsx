import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Recurso } from '../api.ts';
import { IndicarSubstituto } from './indicar-substituto.tsx';

/** Where no president may decide the appeal: the named substitute, and the button to name one. */
export function SubstitutoDoRecurso({ recurso }: { readonly recurso: Recurso }) {
  const [indicando, setIndicando] = useState(false);
  const { substituto, podeIndicar } = recurso;
  if (substituto === undefined && podeIndicar === undefined) return null;
  return (
    <Group justify="space-between">
      <Text>
        {substituto === undefined
          ? 'A presidência da comissão não pode decidir este recurso: decida, ou indique quem decide.'
          : `Substituto indicado: ${substituto.nome}. Motivo: ${substituto.motivo}`}
      </Text>
      {podeIndicar && (
        <Button variant="default" onClick={() => setIndicando(true)}>
          {substituto === undefined ? 'Indicar substituto…' : 'Indicar outro substituto…'}
        </Button>
      )}
      {indicando && <IndicarSubstituto recurso={recurso} opened onClose={() => setIndicando(false)} />}
    </Group>
  );
}
