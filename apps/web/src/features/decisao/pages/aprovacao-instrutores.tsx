import { ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Anchor, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { COLUNAS_DO_RESULTADO } from '../../resultado/offered/colunas-do-resultado.tsx';
import { type ParaDecidir, paraDecidirQuery } from '../api.ts';
import { LerParecer } from '../components/ler-parecer.tsx';
import { TotaisDeBolsas } from '../components/totais-de-bolsas.tsx';
import { useEnvioASecretaria } from '../components/use-envio-a-secretaria.tsx';
import { useVagasDigitadas } from '../components/use-vagas-digitadas.ts';
import { VagasAprovadas } from '../components/vagas-aprovadas.tsx';

/** 'Projetos em Avaliação': granted counts, and sending to the secretariat (E-AVALIACAO-10). */
export default function AprovacaoInstrutores() {
  const [page, setPage] = useState(1);
  const lista = useQuery(paraDecidirQuery(page));
  const envio = useEnvioASecretaria();
  const todos = useQuery(editaisQuery);
  const digitadas = useVagasDigitadas();
  const { porSalvar } = digitadas;
  useUnsaved(porSalvar.length > 0, M.sairSemSalvarVagas);
  const rows = lista.data?.data;
  // A call without rows on this page needs its card too.
  const editais = (todos.data ?? []).filter(({ fase }) => fase === 'decisao');

  const send = (edital: Edital) => {
    const desta = porSalvar.filter((linha) => linha.edital.id === edital.id);
    return envio.enviar(edital, desta, () => digitadas.salvarTodas(desta));
  };

  return (
    <>
      <PageHeader
        oneLine
        title={R.projetosEmAvaliacao}
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description="O número de bolsistas (0 a 2) e de voluntários (0 a 3) que cada projeto recebe."
        actions={
          <Button size="sm" component={Link} to="/menu" variant="default">
            Menu
          </Button>
        }
      />
      {lista.isError ? (
        <ProblemNotice error={lista.error} onRetry={() => void lista.refetch()} />
      ) : (
        <Stack gap="lg">
          {todos.isError && <ProblemNotice error={todos.error} onRetry={() => void todos.refetch()} />}
          {editais.map((edital) => (
            <Panel
              key={edital.id}
              title={edital.nome}
              actions={
                <Button loading={envio.enviando} onClick={() => void send(edital)}>
                  {R.enviarASecretaria}
                </Button>
              }
            >
              <TotaisDeBolsas edital={edital} />
              <Anchor component={Link} to={`/editais/${edital.id}/decisao`}>
                Decidir na ordem do ranque<span className="sr-only"> do {editalNaFrase(edital.nome)}</span>
              </Anchor>
            </Panel>
          ))}
          {porSalvar.length > 0 && (
            <Notice kind="warning" title={M.vagasNaoSalvas} live>
              <p>{porSalvar.map(({ titulo }) => titulo).join('; ')}</p>
              <Button
                loading={digitadas.salvando}
                onClick={() =>
                  void digitadas
                    .salvarTodas(porSalvar)
                    .then((salvas) => salvas && notify.success(M.instrutoresSalvos))
                }
              >
                Salvar todos
              </Button>
            </Notice>
          )}
          <DataTable
            caption={R.projetosEmAvaliacao}
            captionHidden
            rows={rows}
            rowKey={({ id }) => id}
            empty={<EmptyState title="Nenhum projeto para decidir." />}
            columns={[
              ...COLUNAS_DO_RESULTADO,
              {
                key: 'parecer',
                title: 'Parecer',
                actions: true,
                cell: (linha: ParaDecidir) => <LerParecer aprovacao={linha.id} titulo={linha.titulo} />,
              },
              {
                key: 'aprovados',
                title: 'Bolsistas e voluntários aprovados',
                actions: true,
                cell: (linha: ParaDecidir) => (
                  <VagasAprovadas key={linha.id} linha={linha} digitadas={digitadas} />
                ),
              },
            ]}
          />
          <Pager
            page={page}
            size={POR_PAGINA}
            total={lista.data?.total}
            of="projetos"
            onChange={setPage}
            keeps
          />
        </Stack>
      )}
    </>
  );
}
