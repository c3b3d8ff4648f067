import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { CrudPage } from '../../../ui/tables/crud-page.tsx';
import { avisosQuery, useExcluirAviso } from '../api.ts';

const AvisoForm = lateDialog(
  () => import('../components/aviso-form.tsx'),
  ({ close }) => close(),
);

export default function Avisos() {
  const excluir = useExcluirAviso();
  return (
    <CrudPage
      title="Avisos"
      crumbs={[{ label: 'Administração', to: '/administracao' }]}
      description="O mural da página inicial, na ordem em que aparece."
      query={useQuery(avisosQuery)}
      columns={[
        { key: 'ordem', title: 'Ordem', align: 'end', cell: ({ ordem }) => ordem },
        { key: 'titulo', title: 'Título', rowHeader: true, cell: ({ titulo }) => titulo },
        { key: 'resumo', title: 'Resumo', cell: ({ resumo }) => resumo },
      ]}
      nameOf={({ titulo }) => titulo}
      newLabel="Novo aviso"
      empty="O mural está vazio."
      deleteQuestion={MENSAGENS_AVISO.desejaExcluir}
      onDelete={excluir.mutateAsync}
      form={(editor) => <AvisoForm {...editor} />}
    />
  );
}
