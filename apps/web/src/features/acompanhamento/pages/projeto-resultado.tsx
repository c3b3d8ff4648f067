import { Stack } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import { DadosDoResultado } from '../components/dados-do-resultado.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function ResultadoDoProjeto() {
  return (
    <ProjetoPage parte="resultado">
      {(projeto) => (
        <Stack gap="lg">
          <DadosDoResultado
            projeto={projeto}
            antes={<Notice title="O resultado aparece aqui depois de publicado." />}
          />
        </Stack>
      )}
    </ProjetoPage>
  );
}
