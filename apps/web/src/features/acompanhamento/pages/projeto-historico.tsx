import { Stack } from '@mantine/core';
import { Cartas } from '../components/cartas.tsx';
import { Historico } from '../components/historico.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function HistoricoDoProjeto() {
  return (
    <ProjetoPage parte="historico">
      {({ id }) => (
        <Stack gap="xl">
          <div>
            <Historico projeto={id} />
          </div>
          <Cartas projeto={id} />
        </Stack>
      )}
    </ProjetoPage>
  );
}
