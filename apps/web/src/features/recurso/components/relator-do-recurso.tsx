import { NOMES_DA_RELATORIA } from '@instrutoria/domain/recurso/messages.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Recurso } from '../api.ts';
import { DesignarRelator } from './designar-relator.tsx';

/** The rapporteur of an appeal, for people who may choose them. */
export function RelatorDoRecurso({ recurso }: { readonly recurso: Recurso }) {
  const [escolhendo, setEscolhendo] = useState(false);
  const { relatoria } = recurso;
  if (relatoria === undefined) return null;
  const { estado, relator } = relatoria;
  return (
    <Group justify="space-between">
      <Text>
        {relator === null
          ? 'Este recurso ainda não tem relator.'
          : `Relator: ${relator.nome}. ${NOMES_DA_RELATORIA[estado]}.`}
      </Text>
      <Button variant="default" onClick={() => setEscolhendo(true)}>
        {relator === null ? 'Designar relator…' : 'Trocar o relator…'}
      </Button>
      {escolhendo && <DesignarRelator recurso={recurso} opened onClose={() => setEscolhendo(false)} />}
    </Group>
  );
}
