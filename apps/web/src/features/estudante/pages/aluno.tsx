import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { estudanteQuery } from '../api.ts';

export default function Aluno() {
  const query = useQuery(estudanteQuery);
  return (
    <QueryState query={query} label="Lendo a sua conta">
      {({ nome }) => (
        <>
          <PageHeader title={`Olá, ${nome.split(' ')[0]}`} />
          <Panel title="O que você verá aqui">
            <p>
              Os seus vínculos de instrutor: projeto, datas, situação, documentos, horas de cada mês e
              pagamentos. De outros alunos você não vê nada.
            </p>
          </Panel>
        </>
      )}
    </QueryState>
  );
}
