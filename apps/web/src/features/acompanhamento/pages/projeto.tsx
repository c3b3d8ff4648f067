import { Stack } from '@mantine/core';
import { Proposta } from '../../projeto/offered/proposta.tsx';
import { IndiceDaProposta } from '../components/indice-da-proposta.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';
import classes from './projeto.module.css';

export default function PropostaDoProjeto() {
  return (
    <ProjetoPage parte="proposta">
      {(projeto) => (
        <div className={classes.beside}>
          <IndiceDaProposta />
          <Stack gap="lg" className={classes.text ?? ''}>
            <Proposta projeto={projeto} />
          </Stack>
        </div>
      )}
    </ProjetoPage>
  );
}
