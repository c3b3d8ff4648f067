import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { editaisQuery } from '../../edital/api.ts';
import { useAtoDoEdital } from '../../edital/offered/ato-do-edital.tsx';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { baixarRanque, useIniciarDecisao } from '../api.ts';

export default function FinalizarAvaliacoes() {
  const editais = useQuery(editaisQuery);
  return (
    <>
      <PageHeader
        title="Finalizar avaliações"
        crumbs={[{ label: 'Menu', to: '/menu' }]}
        description="Escolha um edital não encerrado. Quando todos os projetos foram avaliados, a decisão do número de instrutores pode começar."
      />
      <QueryState query={editais}>
        {(todos) => <Escolha editais={todos.filter(({ encerrado }) => !encerrado)} />}
      </QueryState>
    </>
  );
}

function Escolha({ editais }: { readonly editais: readonly Edital[] }) {
  const [id, setId] = useState<number>();
  const edital = editais.find((e) => e.id === id);
  if (editais.length === 0) return <EmptyState title="Não há editais por encerrar." />;
  return (
    <Stack gap="lg">
      <Panel title="Edital">
        <Group align="flex-end">
          <EditalSelect editais={editais} value={id} todos="Escolha um edital" onChange={setId} />
        </Group>
        {edital !== undefined && <Verificado key={edital.id} edital={edital} />}
      </Panel>
      <Panel title="Planilhas finais">
        <Text mb="sm">Com todas as notas, na ordem do ranque{edital && `, de ${edital.nome}`}.</Text>
        <Group>
          <DownloadButton
            label="Ranque TIPO I"
            fileName="ranque_tipoI.xlsx"
            load={() => baixarRanque('TIPO I', id)}
          />
          <DownloadButton
            label="Ranque TIPO II"
            fileName="ranque_tipoII.xlsx"
            load={() => baixarRanque('TIPO II', id)}
          />
        </Group>
      </Panel>
    </Stack>
  );
}

function Verificado({ edital }: { readonly edital: Edital }) {
  const verificado = useQuery({
    queryKey: ['avaliacao', 'verificado', edital.id],
    queryFn: async ({ signal }) => {
      const params = { editalId: edital.id };
      const [faltam, avaliados] = await Promise.all([
        api.whole.listarNaoDesignados({ params, query: { pagina: '1', por_pagina: '1' }, signal }),
        api.verificarAvaliacao({ params, signal }),
      ]);
      if ((faltam.total ?? 0) > 0) return M.naoSubmetidosAAvaliacao;
      return avaliados.data ? null : avaliados.message;
    },
  });
  const iniciar = useIniciarDecisao();
  const perguntar = useAtoDoEdital();

  const start = async () => {
    const done = await perguntar(
      edital.id,
      M.desejaIniciarDecisao,
      `As notas de ${edital.nome} ficam definitivas.`,
      () => iniciar.mutateAsync(edital),
    );
    if (done) notify.success(M.decisaoIniciada);
  };

  if (edital.fase === 'decisao' || edital.fase === 'secretaria') {
    return (
      <Notice kind="success" title={`A avaliação de ${edital.nome} terminou`}>
        {edital.fase === 'decisao' ? (
          <Link to="/aprovacao_instrutores">Decidir o número de instrutores</Link>
        ) : (
          'Os projetos estão na secretaria.'
        )}
      </Notice>
    );
  }
  return (
    <QueryState query={verificado}>
      {(impedimento) =>
        impedimento !== null ? (
          <Notice kind="warning" title={impedimento} live>
            <Link to="/designar_avaliadores">Ver os projetos e os avaliadores</Link>
          </Notice>
        ) : (
          <>
            <Text mt="md" role="status">
              {M.todosAvaliados}
            </Text>
            <Button mt="md" loading={iniciar.isPending} onClick={() => void start()}>
              Decidir número de instrutores
            </Button>
          </>
        )
      }
    </QueryState>
  );
}
