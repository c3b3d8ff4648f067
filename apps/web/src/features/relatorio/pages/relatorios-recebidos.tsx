import {
  MENSAGENS_DA_ANALISE as M,
  NOMES_DAS_SITUACOES,
  NOMES_DOS_RELATORIOS,
} from '@instrutoria/domain/relatorio/messages.ts';
import { SITUACOES_DO_RELATORIO } from '@instrutoria/domain/relatorio/types.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { ehBusca, ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SituationFilter } from '../../../ui/tables/situation-filter.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { pdfAcessivel, type RelatorioRecebido, recebidosQuery, useAprovarRelatorio } from '../api.ts';

const DevolverModal = lateDialog(
  () => import('../components/devolver-modal.tsx'),
  ({ onClose }) => onClose(),
);

const FILTROS = [...SITUACOES_DO_RELATORIO, 'ATRASADO'] as const;
const CAMPOS = {
  busca: ehBusca,
  situacao: (texto: string) => FILTROS.some((um) => um === texto),
  pagina: ehPagina,
} as const;
const NOME_DO_FILTRO = { ...NOMES_DAS_SITUACOES, ATRASADO: 'atrasado' };
const OPCOES = FILTROS.map((value) => ({ value, label: NOME_DO_FILTRO[value] }));

export default function RelatoriosRecebidos() {
  return (
    <>
      <PageHeader
        oneLine
        title="Relatórios recebidos"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Leia cada relatório e aprove, ou devolva para correção. Os atrasados também estão aqui."
      />
      <Lista />
    </>
  );
}

function Lista() {
  const { values, change } = useAddressFields(CAMPOS);
  const { busca = '', situacao, pagina = '1' } = values;
  const filtro = FILTROS.find((um) => um === situacao);
  const query = useQuery(
    recebidosQuery({
      pagina,
      ...(busca === '' ? {} : { busca }),
      ...(filtro === undefined ? {} : { situacao: filtro }),
    }),
  );
  const [devolvendo, setDevolvendo] = useState<RelatorioRecebido>();
  const [aberto, setAberto] = useState(false);
  const { data: agora = '' } = useQuery(agoraQuery);
  return (
    <Stack gap="sm">
      <SituationFilter
        placeholder="Projeto, coordenador ou instrutor"
        situations={OPCOES}
        values={values}
        change={change}
      />
      <QueryState query={query}>
        {({ data, total }) => (
          <div>
            <DataTable
              caption="Relatórios recebidos"
              captionHidden
              rows={data}
              rowKey={({ especie, projeto, instrutor }) => `${especie} ${projeto.id} ${instrutor?.id ?? ''}`}
              empty={<EmptyState title="Nenhum relatório com este filtro." />}
              columns={[
                { key: 'relatorio', title: 'Relatório', rowHeader: true, cell: nomeDo },
                {
                  key: 'projeto',
                  title: 'Projeto',
                  cell: ({ projeto }) => (
                    <>
                      nº {projeto.id}, {projeto.titulo}
                      <Text size="sm" c="dimmed">
                        {projeto.coordenador.nome}
                      </Text>
                    </>
                  ),
                },
                {
                  key: 'enviado',
                  title: 'Enviado em',
                  cell: ({ enviadoEm }) => (enviadoEm === null ? '—' : formatarInstante(enviadoEm)),
                },
                { key: 'situacao', title: 'Situação', cell: (um) => <Situacao um={um} /> },
                {
                  key: 'acoes',
                  title: 'Ações',
                  actions: true,
                  cell: (um) => (
                    <Atos
                      um={um}
                      onDevolver={() => {
                        setDevolvendo(um);
                        setAberto(true);
                      }}
                    />
                  ),
                },
              ]}
            />
            <Pager
              page={Number(pagina)}
              size={POR_PAGINA}
              total={total}
              of="relatórios"
              onChange={(para) => change(toPage(para))}
            />
          </div>
        )}
      </QueryState>
      {devolvendo !== undefined && (
        <Suspense>
          <DevolverModal
            key={`${devolvendo.especie} ${devolvendo.projeto.id} ${devolvendo.instrutor?.id ?? ''}`}
            relatorio={devolvendo}
            nome={nomeDo(devolvendo)}
            hoje={agora.slice(0, 10)}
            opened={aberto}
            onClose={() => setAberto(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function nomeDo({ especie, instrutor }: RelatorioRecebido): string {
  const nome = NOMES_DOS_RELATORIOS[especie];
  return instrutor === null ? nome : `${nome} de ${instrutor.nome}`;
}

const TAGS = {
  ENVIADO: { tone: 'neutral', icon: IconCircle },
  APROVADO: { tone: 'good', icon: IconCircleCheck },
  DEVOLVIDO: { tone: 'warning', icon: IconAlertTriangle },
  FALTA: { tone: 'warning', icon: IconAlertTriangle },
} as const;

function Situacao({ um }: { readonly um: RelatorioRecebido }) {
  const { situacao, atrasado, motivo, ate } = um;
  return (
    <>
      <Tag {...TAGS[situacao]}>
        {NOMES_DAS_SITUACOES[situacao]}
        {atrasado ? ', atrasado' : ''}
      </Tag>
      {ate !== null && (
        <Text size="sm">
          Até {formatarPrazo(ate)}: {motivo}
        </Text>
      )}
    </>
  );
}

const ler = ({ especie, projeto, instrutor }: RelatorioRecebido) =>
  especie === 'DISCIPLINAS'
    ? pdfAcessivel.disciplinas(projeto.id)
    : especie === 'COORDENADOR'
      ? pdfAcessivel.coordenador(projeto.id)
      : pdfAcessivel.atividade(instrutor?.id ?? 0);

function Atos({ um, onDevolver }: { readonly um: RelatorioRecebido; readonly onDevolver: () => void }) {
  const aprovar = useAprovarRelatorio();
  const confirm = useConfirm();
  const nome = `${nomeDo(um)}, projeto nº ${um.projeto.id}`;
  const approve = async () => {
    const detail = `${nome}. Depois ele não muda mais, e o coordenador recebe um e-mail.`;
    if (!(await confirm(M.desejaAprovar, { detail, yes: 'Aprovar', no: 'Cancelar', final: true }))) return;
    try {
      await aprovar.mutateAsync(um);
      notify.success(M.aprovado);
    } catch (error) {
      notify.failure(error);
    }
  };
  if (um.versao === 0) return null;
  return (
    <Group gap="xs">
      <PdfLink
        compact
        variant="light"
        label="Ler"
        of={nome}
        fileName={`relatorio-${um.projeto.id}.pdf`}
        load={() => ler(um)}
      />
      {um.situacao === 'ENVIADO' && (
        <>
          <Button
            size="compact-sm"
            variant="light"
            loading={aprovar.isPending}
            onClick={() => void approve()}
          >
            Aprovar<span className="sr-only"> {nome}</span>
          </Button>
          <Button size="compact-sm" variant="default" onClick={onDevolver}>
            Devolver…<span className="sr-only"> {nome}</span>
          </Button>
        </>
      )}
    </Group>
  );
}
