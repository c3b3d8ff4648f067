import {
  fechamentosDoCadastro,
  prazosDosEncerramentos,
  prazosDosInstrutores,
} from '@instrutoria/domain/janela/rules/prazos.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { configuracaoQuery } from '../../configuracao/api.ts';
import { editaisQuery } from '../../edital/api.ts';

/** The closing notice, with the days of settings and calls (E-ADMINISTRACAO-5). */
export default function Notificacao() {
  const configuracao = useQuery(configuracaoQuery);
  const editais = useQuery(editaisQuery);
  return (
    <>
      <PageHeader title="Prazos dos instrutores" crumbs={[{ label: 'Início', to: '/menu' }]} />
      <Panel>
        <QueryState query={configuracao}>
          {(atual) => (
            <QueryState query={editais}>
              {(todos) => (
                <>
                  {fechamentosDoCadastro(atual).map((dias) => (
                    <Notice key={dias} kind="warning" title={`Cadastro de instrutores fechado ${dias}`} />
                  ))}
                  <ul>
                    {[...prazosDosInstrutores(atual), ...prazosDosEncerramentos(todos)].map((prazo) => (
                      <li key={prazo}>{prazo}</li>
                    ))}
                  </ul>
                </>
              )}
            </QueryState>
          )}
        </QueryState>
        <FormActions>
          <Button component={Link} to="/menu">
            Voltar
          </Button>
        </FormActions>
      </Panel>
    </>
  );
}
