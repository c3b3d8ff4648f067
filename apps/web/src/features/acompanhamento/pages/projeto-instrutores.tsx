import { Stack } from '@mantine/core';
import { DesistenciaDoProjeto } from '../../desistencia/offered/desistencia-do-projeto.tsx';
import { QuadroDosInstrutores } from '../../instrutor/offered/quadro-dos-instrutores.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function InstrutoresDoProjeto() {
  return (
    <ProjetoPage parte="instrutores">
      {(projeto) => (
        <Stack gap="lg">
          <QuadroDosInstrutores projeto={projeto} />
          <DesistenciaDoProjeto projeto={projeto} />
        </Stack>
      )}
    </ProjetoPage>
  );
}
