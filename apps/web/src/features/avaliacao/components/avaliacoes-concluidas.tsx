import { podeReabrir } from '@instrutoria/domain/avaliacao/maquina.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { comAsPalavras } from '../../../lib/format.ts';
import { lateDialog } from '../../../ui/late.tsx';
import { Part } from '../../../ui/part.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useEditor } from '../../../ui/use-editor.ts';
import { WorkTable } from '../../../ui/work-table.tsx';
import type { ProjetoDoEdital } from '../api.ts';
import type { AReabrir } from './reabrir-modal.tsx';

const ReabrirModal = lateDialog(
  () => import('./reabrir-modal.tsx'),
  ({ onClose }) => onClose(),
);

/** More than these are searched for. */
const CONCLUIDAS_MOSTRADAS = 20;

const avaliadorDe = ({ avaliacao }: ProjetoDoEdital) => avaliacao?.avaliador?.nome ?? '—';

/** What is finished, and giving it back to its evaluator while the call is assessed. */
export function AvaliacoesConcluidas(props: {
  readonly edital: Pick<Edital, 'fase' | 'id'>;
  readonly projetos: readonly ProjetoDoEdital[];
}) {
  const { edital, projetos } = props;
  const [busca, setBusca] = useState('');
  const dialogo = useEditor<AReabrir>();
  const concluidas = projetos.filter(
    ({ avaliacao }) => avaliacao !== null && podeReabrir(avaliacao, edital, false),
  );
  if (concluidas.length === 0) return null;
  const serve = comAsPalavras(busca);
  const achadas = concluidas.filter((p) => serve(`${p.id} ${p.titulo} ${avaliadorDe(p)}`));
  const reabrir = ({ id, titulo, avaliacao, ...projeto }: ProjetoDoEdital) => {
    if (avaliacao === null) return;
    const avaliador = avaliadorDe({ id, titulo, avaliacao, ...projeto });
    dialogo.open({ projeto: { id, titulo }, avaliacao, avaliador });
  };
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
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'titulo',
            title: 'Projeto',
            rowHeader: true,
            cell: ({ id, titulo }) => (
              <Anchor component={Link} to={`/projetos/${id}/administracao`} underline="hover">
                {titulo}
              </Anchor>
            ),
          },
          { key: 'avaliador', title: 'Avaliador', cell: avaliadorDe },
          {
            key: 'reabrir',
            title: 'Reabrir',
            keep: true,
            cell: (projeto) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Reabrir a avaliação do projeto nº ${projeto.id}`}
                onClick={() => reabrir(projeto)}
              >
                Reabrir…
              </Button>
            ),
          },
        ]}
        under={(projeto) => <span>{avaliadorDe(projeto)}</span>}
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
