import { podeReabrir } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { comAsPalavras } from '../../../lib/format/format.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import type { ProjetoDoEdital } from '../api.ts';
import type { AReabrir } from '../offered/reabrir-modal.tsx';

const ReabrirModal = lateDialog(
  () => import('../offered/reabrir-modal.tsx'),
  ({ onClose }) => onClose(),
);

/** With more than this many the list gets a search. */
const CONCLUIDAS_MOSTRADAS = 20;

/** One row per concluded assessment: a project with several evaluators has several. */
function concluidasDe({ id, titulo, avaliacao }: ProjetoDoEdital, edital: Pick<Edital, 'fase'>): AReabrir[] {
  if (avaliacao === null) return [];
  const projeto = { id, titulo };
  if (avaliacao.avaliadores === undefined) {
    const avaliador = avaliacao.avaliador?.nome ?? '—';
    return podeReabrir(avaliacao, edital, false) ? [{ projeto, avaliacao, avaliador }] : [];
  }
  return avaliacao.avaliadores
    .filter((um) => podeReabrir(um, edital, false))
    .map(({ id: de, nome, versao }) => ({
      ...{ projeto, avaliador: nome, de },
      avaliacao: { id: avaliacao.id, versao },
    }));
}

/** Concluded evaluations, and the act that reopens one while the call is under assessment. */
export function AvaliacoesConcluidas(props: {
  readonly edital: Pick<Edital, 'fase' | 'id'>;
  readonly projetos: readonly ProjetoDoEdital[];
}) {
  const { edital, projetos } = props;
  const [busca, setBusca] = useState('');
  const dialogo = useEditor<AReabrir>();
  const concluidas = projetos.flatMap((projeto) => concluidasDe(projeto, edital));
  if (concluidas.length === 0) return null;
  const serve = comAsPalavras(busca);
  const achadas = concluidas.filter(({ projeto, avaliador }) =>
    serve(`${projeto.id} ${projeto.titulo} ${avaliador}`),
  );
  return (
    <Part title={`Concluídas (${concluidas.length})`}>
      {concluidas.length > CONCLUIDAS_MOSTRADAS && (
        <SearchBox
          placeholder="Número, título, avaliador"
          search={busca}
          onSearch={(nova) => setBusca(nova ?? '')}
        />
      )}
      <WorkTable
        caption="Avaliações concluídas"
        rows={achadas.slice(0, CONCLUIDAS_MOSTRADAS)}
        waiting={false}
        rowKey={({ avaliacao, de }) => (de === undefined ? avaliacao.id : `${avaliacao.id}-${de}`)}
        columns={[
          {
            key: 'titulo',
            title: 'Projeto',
            rowHeader: true,
            cell: ({ projeto: { id, titulo } }) => (
              <RowLink to={`/projetos/${id}/administracao`}>{titulo}</RowLink>
            ),
          },
          { key: 'avaliador', title: 'Avaliador', cell: ({ avaliador }) => avaliador },
          {
            key: 'reabrir',
            title: 'Reabrir',
            keep: true,
            cell: (uma) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Reabrir a avaliação do projeto nº ${uma.projeto.id}${uma.de === undefined ? '' : ` por ${uma.avaliador}`}`}
                onClick={() => dialogo.open(uma)}
              >
                Reabrir…
              </Button>
            ),
          },
        ]}
        under={({ avaliador }) => <span>{avaliador}</span>}
        empty={<Text>Nenhuma avaliação concluída tem estas palavras.</Text>}
      />
      {achadas.length > CONCLUIDAS_MOSTRADAS && (
        <Text size="sm" mt="xs">
          Estas são {CONCLUIDAS_MOSTRADAS} de {achadas.length}: busque as outras pelo número, título ou
          avaliador.
        </Text>
      )}
      {dialogo.record !== null && (
        <ReabrirModal
          key={dialogo.turn}
          reabrir={dialogo.record}
          opened={dialogo.opened}
          onClose={dialogo.close}
        />
      )}
    </Part>
  );
}
