import { MENSAGENS_AVALIACAO as M, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../ui/data-table.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ProblemNotice } from '../../../ui/problem.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useAtoDoEdital } from '../../edital/offered/ato-do-edital.tsx';
import { type ParaDecidir, POR_PAGINA, paraDecidirQuery, useEnviarASecretaria } from '../api.ts';
import { COLUNAS_DO_RESULTADO } from '../components/colunas-do-resultado.tsx';
import { TotaisDeBolsas } from '../components/totais-de-bolsas.tsx';
import { VagasAprovadas } from '../components/vagas-aprovadas.tsx';

/** How many instructors each project gets, and the way to the secretariat (spec 2 §2, 'Projetos em Avaliação'). */
export default function AprovacaoInstrutores() {
  const [page, setPage] = useState(1);
  const lista = useQuery(paraDecidirQuery(page));
  const enviar = useEnviarASecretaria();
  const perguntar = useAtoDoEdital();
  const rows = lista.data?.data;
  const editais = [...new Map((rows ?? []).map(({ edital }) => [edital.id, edital])).values()];

  const send = async (edital: ParaDecidir['edital']) => {
    const done = await perguntar(
      edital.id,
      M.desejaEnviarASecretaria,
      `Depois de enviado, o número de instrutores de ${edital.nome} não muda mais, a não ser por recurso.`,
      () => enviar.mutateAsync(edital.id),
    );
    if (done) notify.success(M.enviadoASecretaria);
  };

  return (
    <>
      <PageHeader
        title={R.projetosEmAvaliacao}
        crumbs={[{ label: 'Menu', to: '/menu' }]}
        description="O número de bolsistas (0 a 2) e de voluntários (0 a 3) que cada projeto recebe."
        actions={
          <Button component={Link} to="/menu" variant="default">
            Menu
          </Button>
        }
      />
      {lista.isError ? (
        <ProblemNotice error={lista.error} onRetry={() => void lista.refetch()} />
      ) : (
        <Stack gap="lg">
          {editais.map((edital) => (
            <Panel
              key={edital.id}
              title={edital.nome}
              actions={
                <Button loading={enviar.isPending} onClick={() => void send(edital)}>
                  {R.enviarASecretaria}
                </Button>
              }
            >
              <TotaisDeBolsas edital={edital} />
            </Panel>
          ))}
          <DataTable
            caption={R.projetosEmAvaliacao}
            captionHidden
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              ...COLUNAS_DO_RESULTADO,
              {
                key: 'aprovados',
                title: 'Bolsistas e voluntários aprovados',
                actions: true,
                cell: (linha: ParaDecidir) => <VagasAprovadas key={linha.id} linha={linha} />,
              },
            ]}
          />
          <Pager page={page} size={POR_PAGINA} total={lista.data?.total} of="projetos" onChange={setPage} />
        </Stack>
      )}
    </>
  );
}
