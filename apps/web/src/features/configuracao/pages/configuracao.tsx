import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { configuracaoQuery } from '../api.ts';
import { ConfiguracaoForm } from '../components/configuracao-form.tsx';

export default function Configuracao() {
  const configuracao = useQuery(configuracaoQuery);
  return (
    <>
      <PageHeader
        title="Configuração"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Como a instituição aparece nas telas e nos documentos, e em que fuso os dias são contados."
      />
      <QueryState query={configuracao}>
        {(atual) => <ConfiguracaoForm key={atual.versao} configuracao={atual} />}
      </QueryState>
    </>
  );
}
