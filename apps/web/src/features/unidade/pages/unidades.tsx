import { useQuery } from '@tanstack/react-query';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { CrudPage } from '../../../ui/tables/crud-page.tsx';
import { unidadesQuery, useExcluirUnidade } from '../api.ts';

const UnidadeForm = lateDialog(
  () => import('../components/unidade-form.tsx'),
  ({ close }) => close(),
);

export default function Unidades() {
  const excluir = useExcluirUnidade();
  return (
    <CrudPage
      title="Unidades"
      crumbs={[{ label: 'Administração', to: '/administracao' }]}
      description="Aparecem no cadastro de professores e nas disciplinas."
      query={useQuery(unidadesQuery)}
      columns={[
        { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
        { key: 'cidade', title: 'Cidade', cell: ({ cidade }) => cidade },
      ]}
      nameOf={({ nome }) => nome}
      newLabel="Nova unidade"
      empty="Nenhuma unidade cadastrada."
      deleteQuestion="deseja excluir esta unidade?"
      onDelete={excluir.mutateAsync}
      form={(editor) => <UnidadeForm {...editor} />}
    />
  );
}
