import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { MUDANCAS_POR_PAGINA, mudancasDeContatoQuery } from '../api.ts';
import { ContatoAntesEDepois } from '../components/contato-antes-e-depois.tsx';
import { AtosDaMudanca, QuemMudou, SituacaoDaMudanca } from '../components/mudanca-de-contato.tsx';

export default function MudancasDeContato() {
  const paged = usePaged();
  const query = useQuery(mudancasDeContatoQuery(paged.busca, paged.page));
  return (
    <>
      <PageHeader
        title="Mudanças de e-mail e CPF"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Quando a administração muda o e-mail de uma pessoa, o endereço novo precisa ser confirmado. Antes disso, e de passarem 72 horas sem objeção, nenhum link para redefinir a senha vai para ele. Quem não fez a mudança pode conferi-la e encerrar a espera. Os valores se apagam depois de 5 anos."
      />
      <PagedTable
        caption="Mudanças de e-mail e CPF"
        captionHidden
        paged={paged}
        query={query}
        size={MUDANCAS_POR_PAGINA}
        of="mudanças"
        searchOf="Nome ou SIAPE"
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nenhuma mudança de e-mail ou CPF." />}
        columns={[
          { key: 'nome', title: 'Pessoa', rowHeader: true, cell: ({ professor }) => professor.nome },
          {
            key: 'mudou',
            title: 'O que mudou',
            cell: (mudanca) => <ContatoAntesEDepois mudanca={mudanca} />,
          },
          { key: 'quem', title: 'Quem mudou', cell: (mudanca) => <QuemMudou mudanca={mudanca} /> },
          { key: 'situacao', title: 'Situação', cell: (mudanca) => <SituacaoDaMudanca mudanca={mudanca} /> },
          {
            key: 'atos',
            title: 'Atos',
            actions: true,
            cell: (mudanca) => <AtosDaMudanca key={mudanca.situacao} mudanca={mudanca} />,
          },
        ]}
      />
    </>
  );
}
