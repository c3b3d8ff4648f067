import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { semAcentos } from '../../../lib/format/format.ts';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { professoresQuery } from '../api.ts';
import { TipoDaPessoa } from './tipo-da-pessoa.tsx';

/** The address may name a person to show first; the search links here. */
export function TabelaDeTipos({ oferecidos }: { readonly oferecidos: readonly TipoDeUsuario[] }) {
  const [lidos] = useSearchParams();
  const pedida = lidos.get('busca') ?? '';
  return <Tabela key={pedida} oferecidos={oferecidos} pedida={pedida} />;
}

function Tabela(props: { readonly oferecidos: readonly TipoDeUsuario[]; readonly pedida: string }) {
  const { oferecidos, pedida } = props;
  const [{ busca, pagina }, setVista] = useState({ busca: pedida, pagina: 1 });
  const professores = useQuery(professoresQuery);
  const rows = useMemo(() => {
    const wanted = semAcentos(busca.trim());
    return professores.data?.filter(
      ({ nome, siape }) => semAcentos(nome).includes(wanted) || siape.includes(wanted),
    );
  }, [professores.data, busca]);

  if (professores.isError) {
    return <ProblemNotice error={professores.error} onRetry={() => void professores.refetch()} />;
  }
  return (
    <>
      <DataTable
        caption="Professores"
        captionHidden
        oneLine
        search={{
          label: 'Buscar por nome ou SIAPE',
          value: busca,
          onChange: (texto) => setVista({ busca: texto, pagina: 1 }),
        }}
        rows={rows?.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nenhum professor encontrado." />}
        columns={[
          { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
          { key: 'siape', title: 'SIAPE', cell: ({ siape }) => siape },
          {
            key: 'tipo',
            title: 'Tipo',
            actions: true,
            cell: ({ id, nome, tipo }) => (
              <TipoDaPessoa
                key={tipo}
                id={id}
                nome={nome}
                tipo={tipo ?? 'coordenador'}
                oferecidos={oferecidos}
              />
            ),
          },
        ]}
      />
      <Pager
        page={pagina}
        size={POR_PAGINA}
        total={rows?.length}
        of="pessoas"
        onChange={(para) => setVista({ busca, pagina: para })}
      />
    </>
  );
}
