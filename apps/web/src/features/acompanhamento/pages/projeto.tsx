import { Stack } from '@mantine/core';
import { Proposta } from '../../projeto/offered/proposta.tsx';
import { IndiceDaProposta } from '../components/indice-da-proposta.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function PropostaDoProjeto() {
  return (
    <ProjetoPage parte="proposta">
      {(projeto) => (
        <Stack gap="lg">
          <IndiceDaProposta />
          <Proposta projeto={projeto} />
        </Stack>
      )}
    </ProjetoPage>
  );
}
