import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { NomesEnviados } from '../../projeto/offered/nomes-enviados.tsx';
import { Proposta } from '../../projeto/offered/proposta.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

/** The project's page at its proposal, with the button of the first specification. */
export default function DetalhesProjetoPage() {
  return (
    <ProjetoPage
      parte="proposta"
      title="Detalhes do projeto"
      paraTodos
      botoes={() => (
        <Button variant="default" component={Link} to="/menu">
          Menu
        </Button>
      )}
    >
      {(projeto) => (
        <Stack gap="lg">
          <NomesEnviados projeto={projeto} />
          <Proposta projeto={projeto} />
        </Stack>
      )}
    </ProjetoPage>
  );
}
