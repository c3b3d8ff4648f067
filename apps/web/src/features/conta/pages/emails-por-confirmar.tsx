import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { EMAILS_POR_PAGINA, emailsPorConfirmarQuery } from '../api.ts';
import { ConfirmarEmailDe } from '../components/confirmar-email.tsx';
import { SubmissoesMarcadas } from '../components/submissoes-marcadas.tsx';

export default function EmailsPorConfirmar() {
  const paged = usePaged();
  const query = useQuery(emailsPorConfirmarQuery(paged.busca, paged.page));
  return (
    <>
      <PageHeader
        title="E-mails por confirmar"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Quem ainda não abriu o link de confirmação. Estas pessoas usam o sistema normalmente; os projetos que enviam são recebidos e ficam marcados. Passadas as 48 horas nada se perde: confirme pelo link ou aqui."
      />
      <PagedTable
        caption="E-mails por confirmar"
        captionHidden
        paged={paged}
        query={query}
        size={EMAILS_POR_PAGINA}
        of="e-mails"
        searchOf="Nome, SIAPE ou e-mail"
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nenhum e-mail por confirmar." />}
        columns={[
          {
            key: 'nome',
            title: 'Nome',
            rowHeader: true,
            cell: ({ nome, siape }) => `${nome} (SIAPE ${siape})`,
          },
          {
            key: 'email',
            title: 'E-mail',
            cell: ({ email }) => (
              <Anchor href={`mailto:${email}`} display="inline-block" py={2}>
                <EmailText>{email}</EmailText>
              </Anchor>
            ),
          },
          {
            key: 'enviada',
            title: 'Última mensagem',
            cell: ({ enviadaEm }) => (enviadaEm === null ? 'nenhuma' : formatarInstante(enviadaEm)),
          },
          {
            key: 'submissoes',
            title: 'Projetos marcados',
            cell: ({ submissoes }) => <SubmissoesMarcadas submissoes={submissoes} />,
          },
          {
            key: 'confirmar',
            title: 'Confirmar',
            actions: true,
            cell: ({ id, nome, email }) => <ConfirmarEmailDe key={email} id={id} nome={nome} email={email} />,
          },
        ]}
      />
    </>
  );
}
