import { NOMES_DOS_TIPOS } from '@instrutoria/domain/importacao/messages.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { importacaoQuery } from '../api.ts';
import { ConferirEConfirmar } from '../components/conferir-e-confirmar.tsx';
import { EscolherColunas } from '../components/escolher-colunas.tsx';
import { ImportacaoFeita } from '../components/importacao-feita.tsx';

/** One file: its columns, what it would change, and afterwards its receipt. */
export default function ImportacaoPage() {
  const id = useIdOfPath();
  const query = useQuery(importacaoQuery(id));
  return (
    <QueryState query={query}>
      {(importacao) => {
        const { arquivo, tipo, planilha } = importacao;
        return (
          <>
            <PageHeader
              title={planilha === null ? `${NOMES_DOS_TIPOS[tipo]}: ${arquivo}` : `Importar ${arquivo}`}
              crumbs={[
                { label: 'Administração', to: '/administracao' },
                { label: 'Importar planilhas', to: '/importar' },
              ]}
            />
            {planilha === null ? (
              <ImportacaoFeita importacao={importacao} />
            ) : (
              <Stack gap="lg">
                <EscolherColunas id={id} planilha={planilha} />
                {planilha.problemas.length === 0 && (
                  <ConferirEConfirmar key={JSON.stringify(planilha.opcoes)} id={id} planilha={planilha} />
                )}
              </Stack>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
