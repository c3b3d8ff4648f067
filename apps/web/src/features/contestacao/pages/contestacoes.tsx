import { NOMES_DAS_CONTESTACOES } from '@instrutoria/domain/contestacao/messages.ts';
import { SITUACOES_DA_CONTESTACAO } from '@instrutoria/domain/contestacao/types.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ehBusca, ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SituationFilter } from '../../../ui/tables/situation-filter.tsx';
import { CONTESTACOES_POR_PAGINA, type ContestacaoRecebida, contestacoesQuery } from '../api.ts';
import { AFolha, UmaContestacao } from '../components/uma-contestacao.tsx';

const ResponderModal = lateDialog(
  () => import('../components/responder-modal.tsx'),
  ({ onClose }) => onClose(),
);

const CAMPOS = {
  busca: ehBusca,
  situacao: (texto: string) => SITUACOES_DA_CONTESTACAO.some((uma) => uma === texto),
  pagina: ehPagina,
} as const;
const OPCOES = SITUACOES_DA_CONTESTACAO.map((value) => ({ value, label: NOMES_DAS_CONTESTACOES[value] }));

export default function Contestacoes() {
  return (
    <>
      <PageHeader
        oneLine
        title="Contestações de meses"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Alunos que contestam as horas ou o pagamento de um mês. Responda a cada um em até 30 dias."
      />
      <Lista />
    </>
  );
}

function Lista() {
  const { values, change } = useAddressFields(CAMPOS);
  const { busca = '', situacao, pagina = '1' } = values;
  const filtro = SITUACOES_DA_CONTESTACAO.find((uma) => uma === situacao);
  const query = useQuery(
    contestacoesQuery({
      pagina,
      ...(busca === '' ? {} : { busca }),
      ...(filtro === undefined ? {} : { situacao: filtro }),
    }),
  );
  const [respondendo, setRespondendo] = useState<ContestacaoRecebida>();
  const [aberto, setAberto] = useState(false);
  const [aCorrigir, setACorrigir] = useState<ContestacaoRecebida>();
  return (
    <Stack gap="md">
      {aCorrigir !== undefined && <Corrija contestacao={aCorrigir} />}
      <SituationFilter
        placeholder="Aluno, projeto ou coordenador"
        situations={OPCOES}
        values={values}
        change={change}
      />
      <QueryState query={query} label="Lendo as contestações">
        {({ data, total }) => (
          <Stack gap="md">
            {data.length === 0 && <EmptyState title="Nenhuma contestação com este filtro." />}
            {data.map((uma) => (
              <UmaContestacao
                key={uma.id}
                contestacao={uma}
                onResponder={() => {
                  setRespondendo(uma);
                  setAberto(true);
                }}
              />
            ))}
            <Pager
              page={Number(pagina)}
              size={CONTESTACOES_POR_PAGINA}
              total={total}
              of="contestações"
              onChange={(para) => change(toPage(para))}
            />
          </Stack>
        )}
      </QueryState>
      {respondendo !== undefined && (
        <ResponderModal
          key={respondendo.id}
          contestacao={respondendo}
          opened={aberto}
          onClose={() => setAberto(false)}
          onRespondida={(resultado) => setACorrigir(resultado === 'PROCEDENTE' ? respondendo : undefined)}
        />
      )}
    </Stack>
  );
}

/** What follows from 'procedente': nothing is paid before the hours are corrected. */
function Corrija({ contestacao }: { readonly contestacao: ContestacaoRecebida }) {
  const { instrutor, mes, projeto } = contestacao;
  const nome = `${instrutor.nome}, ${mesPorExtenso(mes)}`;
  return (
    <Notice kind="warning" live title={`Procedente: corrija o mês de ${nome}`}>
      <Text mb="xs">O que for devido vem como complemento numa folha de pagamento seguinte.</Text>
      <AFolha projeto={projeto.id} mes={mes} nome={nome} />
    </Notice>
  );
}
