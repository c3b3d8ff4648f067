import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { toPage } from '../../../lib/use-address-fields.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ChooseColumns, useHiddenColumns } from '../../../ui/tables/choose-columns.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { useChosen } from '../../../ui/tables/use-chosen.ts';
import { agoraQuery } from '../../configuracao/api.ts';
import { type InstrutorListado, todosOsInstrutoresQuery } from '../api.ts';
import { FiltrosDeTodos } from '../components/filtros-de-todos.tsx';
import { LembrarEscolhidos } from '../components/lembrar-escolhidos.tsx';
import { COLUNAS_A_ESCOLHER, TabelaDeTodos } from '../components/tabela-de-todos.tsx';
import { useQuadroDosInstrutores } from '../components/use-quadro-dos-instrutores.ts';
import { PlanilhasDosInstrutores } from '../offered/planilhas-dos-instrutores.tsx';

export default function TodosOsInstrutores() {
  const hoje = useQuery(agoraQuery);
  return (
    <>
      <PageHeader
        oneLine
        title="Todos os instrutores"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Os vínculos em curso de todos os projetos, e o que falta em cada um."
      />
      <QueryState query={hoje}>{(agora) => <Quadro corrente={agora.slice(0, 7)} />}</QueryState>
    </>
  );
}

/** At first the table shows only the columns that the work needs. */
const ESCONDIDAS_NO_COMECO = ['matricula', 'coordenador', 'edital'];

function Quadro({ corrente }: { readonly corrente: string }) {
  const { quadro, mudar } = useQuadroDosInstrutores();
  const mes = quadro.mes ?? corrente;
  const instrutores = useQuery(todosOsInstrutoresQuery({ ...quadro, mes }));
  const colunas = useHiddenColumns('todos-os-instrutores', ESCONDIDAS_NO_COMECO);
  const escolha = useChosen<InstrutorListado>(({ nome }) => `instrutor ${nome}`);
  const { ordem, pagina = '1', mes: _mes, ...filtros } = quadro;
  return (
    <Stack gap="sm">
      <FiltrosDeTodos quadro={quadro} mudar={mudar} corrente={corrente} mes={mes} />
      <div>
        <Group justify="space-between" align="flex-start" gap="0 1.5rem">
          <ChooseColumns {...colunas} columns={COLUNAS_A_ESCOLHER} />
          <Text size="sm">Frequência e bolsa de {mesPorExtenso(mes)}.</Text>
        </Group>
        {instrutores.isError ? (
          <ProblemNotice error={instrutores.error} onRetry={() => void instrutores.refetch()} />
        ) : (
          <TabelaDeTodos
            instrutores={instrutores.data?.data}
            mes={mes}
            waiting={instrutores.isPlaceholderData}
            ordem={ordem}
            onOrdem={(nova) => mudar({ ordem: nova })}
            escondidas={colunas.hidden}
            escolhidos={escolha.chosen}
            filtrada={Object.keys(filtros).length > 0}
          />
        )}
        <Pager
          page={Number(pagina)}
          size={POR_PAGINA}
          total={instrutores.data?.total}
          of="instrutores"
          onChange={(para) => mudar(toPage(para))}
        />
      </div>
      {quadro.edital !== undefined && <PlanilhasDosInstrutores edital={Number(quadro.edital)} />}
      <LembrarEscolhidos
        escolhidos={escolha.rows}
        onLimpar={escolha.clear}
        onFeito={(linhas) =>
          // Refused rows stay chosen.
          escolha.keep(linhas.flatMap((uma) => (uma.resultado === 'recusado' ? [uma.instrutor] : [])))
        }
      />
    </Stack>
  );
}
