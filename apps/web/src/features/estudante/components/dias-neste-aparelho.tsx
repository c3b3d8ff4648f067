import { Stack } from '@mantine/core';
import { Link } from 'react-router';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import classes from './dias.module.css';
import { todosOsDiasLidos } from './dias-lidos.ts';

/** The student's page where no server answers: the failure, and the days that open all the same. */
export function DiasNesteAparelho(props: { readonly error: unknown; readonly onRetry: () => void }) {
  const lidos = todosOsDiasLidos();
  return (
    <>
      <PageHeader title="Minha página de instrutor" />
      <Stack gap="lg">
        <ProblemNotice {...props} />
        {lidos.length > 0 && (
          <Panel title="O que dá para fazer sem conexão">
            <ul className={classes.linhas}>
              {lidos.map(({ vinculo }) => (
                <li key={vinculo.id}>
                  <Link to={`/aluno/dias/${vinculo.id}`}>Informar dias e horas: {vinculo.projeto}</Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Stack>
    </>
  );
}
