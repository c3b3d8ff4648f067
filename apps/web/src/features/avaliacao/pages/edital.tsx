import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { useSessao } from '../../../lib/session.ts';
import { ChooseColumns, useHiddenColumns } from '../../../ui/choose-columns.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ProblemNotice } from '../../../ui/problem.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import type { Chosen } from '../../../ui/work-table.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { AndamentoDoEdital } from '../../edital/offered/andamento-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { hojeQuery } from '../../janela/api.ts';
import { POR_PAGINA, type ProjetoDoEdital, projetosDoEditalQuery } from '../api.ts';
import { AtosNosEscolhidos } from '../components/atos-nos-escolhidos.tsx';
import { FiltrosDaMesa } from '../components/filtros-da-mesa.tsx';
import { PartesDoEdital } from '../components/partes-do-edital.tsx';
import { COLUNAS_A_ESCOLHER, TabelaDaMesa } from '../components/tabela-da-mesa.tsx';
import { useMesa } from '../components/use-mesa.ts';

export default function PaginaDoEdital() {
  const id = useIdOfPath();
  const editais = useQuery(editaisQuery);
  const hoje = useQuery(hojeQuery);
  const administra = podeAdministrar(useSessao()?.usuario);
  const edital = editais.data?.find((um) => um.id === id);
  return (
    <>
      <PageHeader
        title={edital?.nome ?? 'Edital'}
        crumbs={[
          administra ? { label: 'Editais', to: '/administracao/editais' } : { label: 'Menu', to: '/menu' },
        ]}
      />
      <QueryState query={editais}>
        {() =>
          edital === undefined ? (
            <EmptyState title="Este edital não existe." />
          ) : (
            <QueryState query={hoje}>
              {(agora) => <DoEdital key={edital.id} edital={edital} hoje={agora.slice(0, 10)} />}
            </QueryState>
          )
        }
      </QueryState>
    </>
  );
}

/** What forbids the decision is resolved in the table below. */
const FILTRO_DO_BLOQUEIO: Readonly<Record<string, string>> = {
  NAO_DESIGNADOS: '?situacao=semAvaliador',
  AVALIADORES_SEM_DIREITO: '?impedimento=sim',
};

function DoEdital({ edital, hoje }: { readonly edital: Edital; readonly hoje: string }) {
  const administra = podeAdministrar(useSessao()?.usuario);
  return (
    <Stack gap="lg">
      <AndamentoDoEdital edital={edital} hoje={hoje} />
      <ProximoAto
        edital={edital.id}
        aqui={(codigo) => (administra ? FILTRO_DO_BLOQUEIO[codigo] : undefined)}
      />
      <PartesDoEdital edital={edital} />
      <Projetos edital={edital} administra={administra} />
    </Stack>
  );
}

/** At first the table has what the work needs. */
const ESCONDIDAS_NO_COMECO = ['unidade', 'programa'];

function Projetos({ edital, administra }: { readonly edital: Edital; readonly administra: boolean }) {
  const { mesa, mudar } = useMesa();
  const colunas = useHiddenColumns('projetos-do-edital', ESCONDIDAS_NO_COMECO);
  const projetos = useQuery(projetosDoEditalQuery(edital.id, mesa));
  // Over all pages and filters, as they were when they were chosen.
  const [escolhidos, setEscolhidos] = useState<ReadonlyMap<number, ProjetoDoEdital>>(new Map());
  const chosen: Chosen<ProjetoDoEdital> = {
    has: ({ id }) => escolhidos.has(id),
    nameOf: ({ id }) => `projeto ${id}`,
    set: (linhas, escolher) =>
      setEscolhidos((antes) => {
        const depois = new Map(antes);
        for (const linha of linhas) {
          if (escolher) depois.set(linha.id, linha);
          else depois.delete(linha.id);
        }
        return depois;
      }),
  };
  const { ordem, pagina = '1', ...filtros } = mesa;

  return (
    <>
      <FiltrosDaMesa mesa={mesa} mudar={mudar} administra={administra} />
      <div>
        <ChooseColumns {...colunas} columns={COLUNAS_A_ESCOLHER} />
        {projetos.isError ? (
          <ProblemNotice error={projetos.error} onRetry={() => void projetos.refetch()} />
        ) : (
          <TabelaDaMesa
            projetos={projetos.data?.data}
            waiting={projetos.isPlaceholderData}
            ordem={ordem}
            onOrdem={(nova) => mudar({ ordem: nova })}
            escondidas={colunas.hidden}
            escolhidos={administra ? chosen : undefined}
            filtrada={Object.keys(filtros).length > 0}
          />
        )}
        <Pager
          page={Number(pagina)}
          size={POR_PAGINA}
          total={projetos.data?.total}
          of="projetos"
          onChange={(para) => mudar({ pagina: para === 1 ? undefined : String(para) })}
        />
      </div>
      <AtosNosEscolhidos
        edital={edital.id}
        escolhidos={escolhidos}
        podeMudar={temPasso(MAQUINA_DA_DESIGNACAO, 'designarAvaliador', edital.fase)}
        onLimpar={() => setEscolhidos(new Map())}
        onFeito={(linhas) =>
          // What was refused stays chosen.
          setEscolhidos(
            (antes) =>
              new Map(
                [...antes].filter(([id]) =>
                  linhas.some(({ projeto, resultado }) => projeto === id && resultado === 'recusado'),
                ),
              ),
          )
        }
      />
    </>
  );
}
