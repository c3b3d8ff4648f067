import { useQuery } from '@tanstack/react-query';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { CrudPage } from '../../../ui/tables/crud-page.tsx';
import { programasQuery, useExcluirPrograma } from '../api.ts';

const ProgramaForm = lateDialog(
  () => import('../components/programa-form.tsx'),
  ({ close }) => close(),
);

export default function Programas() {
  const excluir = useExcluirPrograma();
  return (
    <CrudPage
      title="Programas"
      crumbs={[{ label: 'Administração', to: '/administracao' }]}
      description="Programas de pós-graduação, sugeridos no cadastro de professores."
      query={useQuery(programasQuery)}
      columns={[{ key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome }]}
      nameOf={({ nome }) => nome}
      newLabel="Novo programa"
      empty="Nenhum programa cadastrado."
      deleteQuestion="deseja excluir este programa?"
      onDelete={excluir.mutateAsync}
      form={(editor) => <ProgramaForm {...editor} />}
    />
  );
}
