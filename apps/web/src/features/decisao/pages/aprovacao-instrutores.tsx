import { ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Anchor, Button, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { toPage } from '../../../lib/use-address-fields.ts';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { COLUNAS_DO_RESULTADO } from '../../resultado/offered/colunas-do-resultado.tsx';
import { FiltrosPorEdital, useFiltrosPorEdital } from '../../resultado/offered/filtros-por-edital.tsx';
import { type ParaDecidir, paraDecidirQuery } from '../api.ts';
import { LerParecer } from '../components/ler-parecer.tsx';
import { TotaisDeBolsas } from '../components/totais-de-bolsas.tsx';
import { useEnvioASecretaria } from '../components/use-envio-a-secretaria.tsx';
import { useVagasDigitadas } from '../components/use-vagas-digitadas.ts';
import { CampoDasVagas, SalvarVagas } from '../components/vagas-aprovadas.tsx';
import classes from './aprovacao-instrutores.module.css';

const emDecisao = (todos: readonly Edital[]) => todos.filter(({ fase }) => fase === 'decisao');

/** 'Projetos em Avaliação': granted counts, and sending to the secretariat (E-AVALIACAO-10). */
export default function AprovacaoInstrutores() {
  const filtros = useFiltrosPorEdital(emDecisao);
  const { todos, edital, pagina, change } = filtros;
  const envio = useEnvioASecretaria();
  const digitadas = useVagasDigitadas();
  const { porSalvar } = digitadas;
  useUnsaved(porSalvar.length > 0, M.sairSemSalvarVagas);
  const lista = useQuery({ ...paraDecidirQuery(filtros.filtro), enabled: !todos.isPending });

  const send = (qual: Edital) => {
    const desta = porSalvar.filter((linha) => linha.edital.id === qual.id);
    return envio.enviar(qual, desta, () => digitadas.salvarTodas(desta));
  };

  return (
    <>
      <PageHeader
        oneLine
        title={R.projetosEmAvaliacao}
        crumbs={[{ label: 'Início', to: '/menu' }]}
        actions={
          <Button size="sm" component={Link} to="/menu" variant="default">
            Menu
          </Button>
        }
      />
      {lista.isError ? (
        <ProblemNotice error={lista.error} onRetry={() => void lista.refetch()} />
      ) : (
        <Stack gap="sm">
          {todos.isError && <ProblemNotice error={todos.error} onRetry={() => void todos.refetch()} />}
          {edital !== undefined && (
            <section aria-label={edital.nome} className={classes.edital}>
              <Title order={2} className={classes.nome}>
                {edital.nome} <span className={classes.tipo}>{edital.tipoProjeto}</span>
              </Title>
              <div className={classes.bolsas}>
                <TotaisDeBolsas edital={edital} />
              </div>
              <Anchor component={Link} to={`/editais/${edital.id}/decisao`} className={classes.ordem ?? ''}>
                Decidir na ordem do ranque<span className="sr-only"> do {editalNaFrase(edital.nome)}</span>
              </Anchor>
              <Button size="sm" loading={envio.enviando} onClick={() => void send(edital)}>
                {R.enviarASecretaria}
              </Button>
            </section>
          )}
          <FiltrosPorEdital {...filtros} />
          <div>
            <DataTable
              caption={R.projetosEmAvaliacao}
              captionHidden
              oneLine
              rows={lista.data?.data}
              rowKey={({ id }) => id}
              empty={<EmptyState title="Nenhum projeto para decidir." />}
              columns={[
                ...COLUNAS_DO_RESULTADO,
                {
                  key: 'parecer',
                  title: 'Parecer',
                  actions: true,
                  cell: (linha: ParaDecidir) => (
                    <LerParecer compact aprovacao={linha.id} titulo={linha.titulo} />
                  ),
                },
                {
                  key: 'bolsistas',
                  title: 'Bolsistas (0 a 2)',
                  cell: (linha: ParaDecidir) => (
                    <CampoDasVagas campo="remunerados_aprovados" linha={linha} digitadas={digitadas} />
                  ),
                },
                {
                  key: 'voluntarios',
                  title: 'Voluntários (0 a 3)',
                  cell: (linha: ParaDecidir) => (
                    <CampoDasVagas campo="voluntarios_aprovados" linha={linha} digitadas={digitadas} />
                  ),
                },
                {
                  key: 'salvar',
                  title: 'Salvar',
                  actions: true,
                  cell: (linha: ParaDecidir) => <SalvarVagas linha={linha} digitadas={digitadas} />,
                },
              ]}
            />
            <Pager
              page={pagina}
              size={POR_PAGINA}
              total={lista.data?.total}
              of="projetos"
              onChange={(para) => change(toPage(para))}
              keeps
            />
          </div>
          {porSalvar.length > 0 && (
            <section className={classes.porSalvar} aria-label="Números por salvar" data-sticks>
              <p role="status">{M.vagasNaoSalvas}</p>
              <details>
                <summary>{contado(porSalvar.length, 'projeto', 'projetos')}</summary>
                {porSalvar.map(({ titulo }) => titulo).join('; ')}
              </details>
              <Button
                size="sm"
                loading={digitadas.salvando}
                onClick={() =>
                  void digitadas
                    .salvarTodas(porSalvar)
                    .then((salvas) => salvas && notify.success(M.instrutoresSalvos))
                }
              >
                Salvar todos
              </Button>
            </section>
          )}
        </Stack>
      )}
    </>
  );
}
