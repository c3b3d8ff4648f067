import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { DesistenciaDoProjeto } from '../../desistencia/offered/desistencia-do-projeto.tsx';
import { QuadroDosInstrutores } from '../../instrutor/offered/quadro-dos-instrutores.tsx';

export function ParteDosInstrutores({ projeto }: { readonly projeto: Projeto }) {
  return (
    <Stack gap="lg">
      <QuadroDosInstrutores projeto={projeto} />
      <DesistenciaDoProjeto projeto={projeto} />
    </Stack>
  );
}
