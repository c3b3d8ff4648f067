import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { nomeDaVerba } from '@instrutoria/domain/pagamento/rules/verba.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ehId, useAddressFields } from '../../../lib/use-address-fields.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { type Verba, verbasQuery } from '../api.ts';
import { AtoDeVerba } from '../components/ato-de-verba.tsx';

const NO_ENDERECO = { edital: ehId } as const;

/** The budgets of the calls that have one; `?edital=`: of one call. */
export default function VerbaPage() {
  const { values } = useAddressFields(NO_ENDERECO);
  const edital = values.edital === undefined ? null : Number(values.edital);
  const verbas = useQuery(verbasQuery);
  const editais = useQuery(editaisQuery);
  const nome = editais.data?.find(({ id }) => id === edital)?.nome;
  return (
    <>
      <PageHeader
        title={nome === undefined ? 'Verba' : `Verba: ${nome}`}
        crumbs={[
          { label: 'Administração', to: '/administracao' },
          ...(edital === null
            ? [{ label: 'Folha de pagamento', to: '/folha_pagamento' }]
            : [{ label: 'Pagamento do edital', to: `/editais/${edital}/pagamento` }]),
        ]}
        description="Quanto pode ser pago em bolsas. Uma folha só fecha dentro da verba; sem verba, nada limita."
      />
      <QueryState query={verbas}>
        {(todas) => {
          const daqui = edital === null ? todas : todas.filter((um) => um.edital.id === edital);
          return (
            <Stack gap="lg">
              <Contas verbas={daqui} />
              <Atos verbas={daqui} />
              <QueryState query={editais}>
                {(lidos) => <AtoDeVerba key={edital} editais={lidos} edital={edital} verbas={todas} />}
              </QueryState>
            </Stack>
          );
        }}
      </QueryState>
    </>
  );
}

function Contas({ verbas }: { readonly verbas: readonly Verba[] }) {
  const semValor = verbas.reduce((soma, um) => soma + um.semValor, 0);
  return (
    <Panel title="Quanto há">
      <DataTable
        caption="Contas das verbas"
        captionHidden
        rows={verbas}
        rowKey={(um) => `${um.edital.id} ${um.unidade?.id ?? ''}`}
        empty={
          <EmptyState title="Nenhuma verba informada.">Sem verba, as folhas fecham como sempre.</EmptyState>
        }
        columns={[
          { key: 'edital', title: 'Edital', rowHeader: true, cell: nomeDaVerba },
          { key: 'autorizado', title: 'Autorizado', align: 'end', cell: Autorizado },
          { key: 'pago', title: 'Pago', align: 'end', cell: (um) => emReais(um.pago) },
          {
            key: 'fechado',
            title: 'Por pagar',
            align: 'end',
            cell: (um) => emReais(um.fechadoPorPagar),
          },
          {
            key: 'comprometido',
            title: 'Comprometido',
            align: 'end',
            cell: (um) => emReais(um.comprometido),
          },
          { key: 'livre', title: 'Livre', align: 'end', cell: Livre },
        ]}
      />
      {verbas.length > 0 && (
        <Text size="sm" mt="xs">
          Por pagar: já em folha fechada. Comprometido: as vagas dos meses ainda sem folha, pelos valores
          cadastrados
          {semValor > 0 && `; fora ${contado(semValor, 'bolsa', 'bolsas')} de meses sem valor`}. Livre é o
          autorizado menos os outros três.
        </Text>
      )}
    </Panel>
  );
}

const emReais = (centavos: number) => <NoWrap>{reais(centavos)}</NoWrap>;

function Autorizado({ autorizado, retirada }: Verba) {
  return retirada ? <Tag tone="neutral">sem verba</Tag> : emReais(autorizado);
}

function Livre({ livre, retirada }: Verba) {
  if (retirada) return '–';
  if (livre >= 0) return emReais(livre);
  return <Tag tone="warning">faltam {reais(-livre)}</Tag>;
}

const MOSTRADOS = 20;

function Atos({ verbas }: { readonly verbas: readonly Verba[] }) {
  const [todos, setTodos] = useState(false);
  const atos = verbas
    .flatMap((verba) => verba.atos.map((ato) => ({ ...ato, nome: nomeDaVerba(verba) })))
    .toSorted((a, b) => b.id - a.id);
  if (atos.length === 0) return null;
  return (
    <Panel title="Aumentos, reduções e retiradas">
      <DataTable
        caption="Atos das verbas, do último ao primeiro"
        captionHidden
        rows={todos ? atos : atos.slice(0, MOSTRADOS)}
        rowKey={({ id }) => id}
        columns={[
          { key: 'nome', title: 'Edital', rowHeader: true, cell: ({ nome }) => nome },
          {
            key: 'valor',
            title: 'Valor',
            align: 'end',
            cell: ({ tipo, centavos }) => emReais(tipo === 'aumento' ? centavos : -centavos),
          },
          {
            key: 'empenho',
            title: 'Empenho',
            cell: ({ tipo, empenho }) => (tipo === 'retirada' ? 'verba retirada' : empenho),
          },
          { key: 'motivo', title: 'Motivo', cell: ({ motivo }) => motivo },
          {
            key: 'quem',
            title: 'Quem e quando',
            cell: ({ por, em }) => `${por.nome}, ${formatarInstante(em)}`,
          },
        ]}
      />
      {atos.length > MOSTRADOS && !todos && (
        <Button size="compact-sm" variant="light" mt="xs" onClick={() => setTodos(true)}>
          Mostrar todos os {atos.length} atos
        </Button>
      )}
    </Panel>
  );
}
