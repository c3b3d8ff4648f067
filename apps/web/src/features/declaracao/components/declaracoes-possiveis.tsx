import { MENSAGENS_DECLARACAO as M, NOMES_DOS_PAPEIS } from '@instrutoria/domain/declaracao/messages.ts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { professorAtualQuery } from '../../conta/api.ts';
import { type DeclaracaoPossivel, declaracoesPossiveisQuery, useEmitirDeclaracao } from '../api.ts';

export function DeclaracoesPossiveis({ administra }: { readonly administra: boolean }) {
  const query = useQuery(declaracoesPossiveisQuery);
  // Administrators use the list of issued ones.
  if (administra && !query.isError && (query.data ?? []).length === 0) return null;
  if (query.isError) return <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <DataTable
      caption="Participações que podem ser declaradas"
      rows={query.data}
      rowKey={({ papel, instrutor, projeto, edital }) =>
        `${papel} ${instrutor?.id ?? projeto?.id ?? edital.id}`
      }
      empty={
        <EmptyState title={M.nenhumaParticipacao}>
          As participações aparecem aqui depois da publicação do resultado.
        </EmptyState>
      }
      columns={[
        { key: 'nome', title: 'De quem', rowHeader: true, cell: ({ nome }) => nome },
        { key: 'papel', title: 'Como', narrow: true, cell: ({ papel }) => NOMES_DOS_PAPEIS[papel] },
        { key: 'sobre', title: 'Em', cell: ({ projeto, edital }) => projeto?.titulo ?? edital.nome },
        {
          key: 'acoes',
          title: 'Declaração',
          actions: true,
          cell: (possivel) => <EmitirComNomes possivel={possivel} />,
        },
      ]}
    />
  );
}

/** The request for a paper with both names, for people with a nome social. */
function EmitirComNomes({ possivel }: { readonly possivel: DeclaracaoPossivel }) {
  const usaNomeSocial = (useQuery(professorAtualQuery).data?.nomeCivil ?? null) !== null;
  const { declaracao, papel } = possivel;
  return (
    <Group gap="xs">
      {declaracao === null ? <Emitir possivel={possivel} /> : <Tag tone="good">já emitida</Tag>}
      {usaNomeSocial && papel !== 'INSTRUTOR' && <Emitir possivel={possivel} comNomeCivil />}
    </Group>
  );
}

function Emitir({
  possivel,
  comNomeCivil = false,
}: {
  readonly possivel: DeclaracaoPossivel;
  readonly comNomeCivil?: boolean;
}) {
  const { papel, nome, instrutor, projeto, edital } = possivel;
  const emitir = useEmitirDeclaracao();
  const issue = async () => {
    try {
      await emitir.mutateAsync({
        papel,
        instrutor,
        projeto: projeto && { id: projeto.id },
        edital: { id: edital.id },
        ...(comNomeCivil ? { comNomeCivil } : {}),
      });
      notify.success(M.emitida);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button size="compact-sm" variant="light" loading={emitir.isPending} onClick={() => void issue()}>
      {comNomeCivil ? 'Emitir com o nome civil ao lado' : 'Emitir declaração'}
      <span className="sr-only">
        {' '}
        de {nome} como {NOMES_DOS_PAPEIS[papel]}
      </span>
    </Button>
  );
}
