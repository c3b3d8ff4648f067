import { MENSAGENS_DECLARACAO as M, NOMES_DOS_PAPEIS } from '@instrutoria/domain/declaracao/messages.ts';
import {
  SITUACOES_DO_CERTIFICADO,
  type SituacaoDoCertificado,
} from '@instrutoria/domain/declaracao/types.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { comAsPalavras, formatarDia } from '../../../lib/format/format.ts';
import { POR_PAGINA, rowsOfPage } from '../../../lib/server/page-query.ts';
import { ehBusca, ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { abrirDeclaracao, baixarCertificados, type Certificado, certificadosQuery } from '../api.ts';
import { EmitirCertificados } from '../components/emitir-certificados.tsx';

export default function EditalCertificados() {
  return (
    <PaginaDoEdital parte="certificados">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <Certificados edital={edital} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function Certificados({ edital }: { readonly edital: Edital }) {
  const query = useQuery(certificadosQuery(edital.id));
  return (
    <QueryState query={query}>
      {({ abertos, linhas }) =>
        abertos ? (
          <Abertos edital={edital} linhas={linhas} />
        ) : (
          <Notice title="Este edital ainda não acabou">
            {M.certificadosDepoisDe(formatarDia(edital.vigenciaFim))}.
          </Notice>
        )
      }
    </QueryState>
  );
}

const TAGS = {
  EMITIDO: { tone: 'good', icon: IconCircleCheck },
  PRONTO: { tone: 'neutral', icon: IconCircle },
  FALTA: { tone: 'warning', icon: IconAlertTriangle },
} as const satisfies Record<SituacaoDoCertificado, object>;

const ehSituacao = (texto: string) => SITUACOES_DO_CERTIFICADO.some((uma) => uma === texto);
const CAMPOS = { busca: ehBusca, situacao: ehSituacao, pagina: ehPagina } as const;

function Abertos({ edital, linhas }: { readonly edital: Edital; readonly linhas: readonly Certificado[] }) {
  const { values, change } = useAddressFields(CAMPOS);
  const { busca = '', situacao, pagina } = values;
  const quantos = (uma: SituacaoDoCertificado) => linhas.filter((um) => um.situacao === uma).length;
  const [emitidos, prontos, faltam] = SITUACOES_DO_CERTIFICADO.map(quantos) as [number, number, number];
  const serve = comAsPalavras(busca);
  const achados = linhas.filter(
    (um) =>
      (situacao === undefined || um.situacao === situacao) &&
      serve(`${um.nome} ${um.projeto.id} ${um.projeto.titulo}`),
  );
  const { page, shown } = rowsOfPage(achados, pagina);
  return (
    <Stack gap="md">
      <Text>
        Cada certificado é a declaração de participação, assinada, com o período e as horas.{' '}
        {prontos > 0
          ? `${contado(prontos, 'certificado espera', 'certificados esperam')} a emissão.`
          : emitidos > 0
            ? 'Tudo o que podia ser emitido já foi.'
            : ''}{' '}
        {faltam > 0 &&
          `${contado(faltam, 'pessoa fica', 'pessoas ficam')} sem por ora: a lista diz o que falta a cada uma.`}
      </Text>
      <Group gap="md">
        {prontos > 0 && <EmitirCertificados edital={edital.id} prontos={prontos} faltam={faltam} />}
        {emitidos > 0 && (
          <DownloadButton
            label="Baixar todos em ZIP"
            fileName={`certificados-${edital.id}.zip`}
            load={() => baixarCertificados(edital.id)}
          />
        )}
      </Group>
      <FilterLine
        filtered={busca !== '' || situacao !== undefined}
        onClear={() => change({ busca: undefined, situacao: undefined })}
      >
        <SearchBox
          placeholder="Nome ou projeto"
          search={busca}
          onSearch={(nova) => change({ busca: nova })}
        />
        <NativeSelect
          label="Certificado"
          value={situacao ?? ''}
          data={[
            { value: '', label: `Todos (${linhas.length})` },
            ...SITUACOES_DO_CERTIFICADO.map((uma) => ({
              value: uma,
              label: `${M.SITUACOES_DO_CERTIFICADO[uma]} (${quantos(uma)})`,
            })),
          ]}
          onChange={(event) => change({ situacao: event.currentTarget.value || undefined })}
        />
      </FilterLine>
      <div>
        <DataTable
          caption="Certificados do edital"
          captionHidden
          rows={shown}
          rowKey={({ papel, nome, projeto, declaracao }) =>
            `${papel} ${projeto.id} ${nome} ${declaracao?.id ?? ''}`
          }
          empty={
            <EmptyState
              title={
                linhas.length === 0
                  ? 'Nenhum projeto aprovado neste edital.'
                  : 'Nenhum certificado com este filtro.'
              }
            />
          }
          columns={[
            { key: 'nome', title: 'De quem', rowHeader: true, cell: ({ nome }) => nome },
            { key: 'papel', title: 'Como', narrow: true, cell: ({ papel }) => NOMES_DOS_PAPEIS[papel] },
            {
              key: 'projeto',
              title: 'Projeto',
              cell: ({ projeto }) => `nº ${projeto.id}, ${projeto.titulo}`,
            },
            {
              key: 'situacao',
              title: 'Certificado',
              cell: ({ situacao: qual, faltas }) => (
                <>
                  <Tag {...TAGS[qual]}>{M.SITUACOES_DO_CERTIFICADO[qual]}</Tag>
                  {faltas.length > 0 && <Text size="sm">{faltas.join('; ')}</Text>}
                </>
              ),
            },
            {
              key: 'pdf',
              title: 'PDF',
              actions: true,
              cell: ({ nome, declaracao }) =>
                declaracao !== null && (
                  <PdfLink
                    compact
                    variant="light"
                    label="PDF"
                    of={`do certificado de ${nome}`}
                    fileName={`declaracao-${declaracao.id}.pdf`}
                    load={() => abrirDeclaracao(declaracao.id)}
                  />
                ),
            },
          ]}
        />
        <Pager
          page={page}
          size={POR_PAGINA}
          total={achados.length}
          of="certificados"
          onChange={(para) => change(toPage(para))}
        />
      </div>
    </Stack>
  );
}
