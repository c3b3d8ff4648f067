import { ARQUIVO_MAXIMO_BYTES } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_IMPORTACAO as M, NOMES_DOS_TIPOS } from '@instrutoria/domain/importacao/messages.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { enviarPlanilha, importacoesQuery } from '../api.ts';
import { contagensPorExtenso, SITUACOES_POR_EXTENSO } from '../components/palavras.ts';

/** By browsers and systems: a .csv is often announced as a sheet of Excel, a .txt as plain text. */
const TIPOS = [
  '.xlsx',
  '.ods',
  '.csv',
  '.txt',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.ms-excel',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
];

/** Sends a list from another program, and shows those that were imported. */
export default function Importar() {
  const navigate = useNavigate();
  const importacoes = useQuery(importacoesQuery);
  return (
    <>
      <PageHeader
        title="Importar planilhas"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Professores, unidades, programas, disciplinas oficiais e alunos, de uma lista de outro programa. Você vê o que mudaria antes de gravar."
      />
      <Stack gap="lg">
        <Panel title="Enviar uma planilha">
          <UploadField
            id="planilha"
            label="Planilha"
            description="Excel (.xlsx), LibreOffice (.ods) ou texto (.csv), com uma linha de títulos. Até 20 mil linhas."
            accept={TIPOS.join(',')}
            maxBytes={ARQUIVO_MAXIMO_BYTES}
            wrongKind={M.naoEhPlanilha}
            tooLarge={A.grandeDemais}
            value={null}
            onChange={() => undefined}
            send={async (file, onProgress, signal) => String(await enviarPlanilha(file, onProgress, signal))}
            onSent={(_file, id) => void navigate(`/importar/${id}`)}
          />
        </Panel>
        {importacoes.isError ? (
          <ProblemNotice error={importacoes.error} onRetry={() => void importacoes.refetch()} />
        ) : (
          <DataTable
            caption="Importações"
            rows={importacoes.data}
            rowKey={({ id }) => id}
            empty={<EmptyState title="Nenhuma planilha importada ainda." />}
            columns={[
              {
                key: 'arquivo',
                title: 'Arquivo',
                rowHeader: true,
                cell: ({ id, arquivo }) => <Link to={`/importar/${id}`}>{arquivo}</Link>,
              },
              { key: 'tipo', title: 'O que traz', cell: ({ tipo }) => NOMES_DOS_TIPOS[tipo] },
              { key: 'situacao', title: 'Situação', cell: ({ situacao }) => SITUACOES_POR_EXTENSO[situacao] },
              {
                key: 'contagens',
                title: 'O que mudou',
                cell: ({ contagens }) => contagensPorExtenso(contagens),
              },
              { key: 'quem', title: 'Por', cell: ({ autor }) => autor },
              {
                key: 'quando',
                title: 'Quando',
                cell: ({ criadaEm, confirmadaEm }) => formatarInstante(confirmadaEm ?? criadaEm),
              },
            ]}
          />
        )}
      </Stack>
    </>
  );
}
