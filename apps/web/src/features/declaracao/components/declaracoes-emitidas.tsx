import { MENSAGENS_DECLARACAO as M, NOMES_DOS_PAPEIS } from '@instrutoria/domain/declaracao/messages.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { abrirDeclaracao, DECLARACOES_POR_PAGINA, type Declaracao, declaracoesQuery } from '../api.ts';
import { SituacaoDaDeclaracao } from './situacao-da-declaracao.tsx';

const RevogarModal = lateDialog(
  () => import('./revogar-modal.tsx'),
  ({ onClose }) => onClose(),
);

export function DeclaracoesEmitidas({ administra }: { readonly administra: boolean }) {
  const paged = usePaged();
  const [revogando, setRevogando] = useState<Declaracao>();
  const [aberto, setAberto] = useState(false);
  const query = useQuery(declaracoesQuery(paged.busca, paged.page));
  const revoke = (declaracao: Declaracao) => {
    setRevogando(declaracao);
    setAberto(true);
  };
  return (
    <div>
      <PagedTable
        caption={administra ? 'Todas as declarações emitidas' : 'Minhas declarações'}
        paged={paged}
        query={query}
        size={DECLARACOES_POR_PAGINA}
        of="declarações"
        searchOf="Nome, projeto ou código"
        rowKey={({ id }) => id}
        empty={<EmptyState title={M.nenhuma} />}
        columns={[
          {
            key: 'nome',
            title: 'De quem',
            rowHeader: true,
            cell: ({ nome, codigo }) => (
              <>
                {nome}
                <Text size="sm" c="dimmed" fw={400}>
                  {codigo}
                </Text>
              </>
            ),
          },
          { key: 'papel', title: 'Como', narrow: true, cell: ({ papel }) => NOMES_DOS_PAPEIS[papel] },
          { key: 'sobre', title: 'Em', cell: ({ projeto, edital }) => projeto?.titulo ?? edital.nome },
          { key: 'quando', title: 'Emitida em', cell: ({ emitidaEm }) => formatarInstante(emitidaEm) },
          {
            key: 'situacao',
            title: 'Situação',
            cell: (declaracao) => <SituacaoDaDeclaracao declaracao={declaracao} />,
          },
          {
            key: 'acoes',
            title: 'Ações',
            actions: true,
            cell: (declaracao) => (
              <Acoes declaracao={declaracao} onRevogar={administra ? () => revoke(declaracao) : null} />
            ),
          },
        ]}
      />
      {revogando !== undefined && (
        <Suspense>
          <RevogarModal
            key={revogando.id}
            declaracao={revogando}
            opened={aberto}
            onClose={() => setAberto(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Acoes({
  declaracao,
  onRevogar,
}: {
  readonly declaracao: Declaracao;
  readonly onRevogar: (() => void) | null;
}) {
  const { id, nome, codigo, situacao } = declaracao;
  return (
    <Group gap="xs">
      <PdfLink
        compact
        variant="light"
        label="PDF"
        of={`da declaração de ${nome}`}
        fileName={`declaracao-${id}.pdf`}
        load={() => abrirDeclaracao(id)}
      />
      <Anchor component={Link} to={`/declaracao/${codigo}`} size="sm">
        Página pública<span className="sr-only"> da declaração de {nome}</span>
      </Anchor>
      {onRevogar !== null && situacao === 'VALIDA' && (
        <Button size="compact-sm" variant="subtle" color="red" onClick={onRevogar}>
          Revogar<span className="sr-only"> a declaração de {nome}</span>
        </Button>
      )}
    </Group>
  );
}
