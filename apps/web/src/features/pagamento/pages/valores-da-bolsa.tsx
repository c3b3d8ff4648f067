import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { periodoDoValor } from '@instrutoria/domain/pagamento/rules/cadastro-de-valores.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { useApagarValor, type ValorDaBolsa, valoresQuery } from '../api.ts';
import { NovoValor } from '../components/novo-valor.tsx';

const EncerrarValorModal = lazy(() => import('../components/encerrar-valor-modal.tsx'));

const paraQuem = ({ tipo, edital }: ValorDaBolsa) => edital?.nome ?? `Todos os editais ${tipo ?? ''}`;
function ParaQuem({ tipo, edital }: ValorDaBolsa) {
  if (edital !== null) return edital.nome;
  return (
    <>
      Todos os editais <NoWrap>{tipo}</NoWrap>
    </>
  );
}

const nomeDe = (um: ValorDaBolsa) => `${reais(um.centavos)}, ${paraQuem(um)}, ${periodoDoValor(um)}`;

export default function ValoresDaBolsa() {
  const valores = useQuery(valoresQuery);
  const agora = useQuery(agoraQuery);
  return (
    <>
      <PageHeader
        title="Valores da bolsa"
        crumbs={[
          { label: 'Administração', to: '/administracao' },
          { label: 'Folha de pagamento', to: '/folha_pagamento' },
        ]}
        description="Quanto vale a bolsa de cada mês. Um mês já pago fica com o valor com que foi pago."
      />
      <QueryState query={agora}>
        {(lido) => (
          <QueryState query={valores}>
            {(todos) => (
              <Stack gap="lg">
                <Tabela valores={todos} hoje={lido.slice(0, 10)} />
                <NovoValor valores={todos} hoje={lido.slice(0, 10)} />
              </Stack>
            )}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

function Tabela({ valores, hoje }: { readonly valores: readonly ValorDaBolsa[]; readonly hoje: string }) {
  const [encerrando, setEncerrando] = useState<ValorDaBolsa>();
  const [aberto, setAberto] = useState(false);
  return (
    <Panel title="Valores cadastrados">
      <DataTable
        caption="Valores cadastrados"
        captionHidden
        rows={valores}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="Nenhum valor cadastrado.">
            Sem valores, a folha conta bolsas e meses, e não soma reais.
          </EmptyState>
        }
        columns={[
          { key: 'bolsa', title: 'Bolsa', rowHeader: true, cell: ParaQuem },
          { key: 'valor', title: 'Valor por mês', align: 'end', cell: ({ centavos }) => reais(centavos) },
          { key: 'periodo', title: 'Meses', cell: periodoDoValor },
          {
            key: 'uso',
            title: 'Já pago até',
            cell: ({ usadoAte }) => (usadoAte === null ? 'ainda não usado' : formatarMes(usadoAte)),
          },
          {
            key: 'quem',
            title: 'Cadastrado por',
            cell: ({ criadoPor, criadoEm }) => `${criadoPor.nome}, ${formatarInstante(criadoEm)}`,
          },
          {
            key: 'acoes',
            title: 'Ações',
            cell: (um) => (
              <Group gap="xs">
                <Button
                  size="compact-sm"
                  variant="light"
                  onClick={() => {
                    setEncerrando(um);
                    setAberto(true);
                  }}
                >
                  {um.mesFim === null ? 'Encerrar' : 'Mudar o fim'}
                  <span className="sr-only">: {nomeDe(um)}</span>
                </Button>
                {um.usadoAte === null && <Apagar valor={um} />}
              </Group>
            ),
          },
        ]}
      />
      {encerrando !== undefined && (
        <Suspense>
          <EncerrarValorModal
            key={`${encerrando.id} ${encerrando.mesFim}`}
            valor={encerrando}
            valores={valores}
            hoje={hoje}
            opened={aberto}
            onClose={() => setAberto(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function Apagar({ valor }: { readonly valor: ValorDaBolsa }) {
  const apagar = useApagarValor();
  const confirm = useConfirm();
  const ask = async () => {
    const detail = `${nomeDe(valor)}. Nenhuma folha fechada pagou com ele.`;
    if (!(await confirm(M.desejaApagarValor, { detail, danger: true, yes: 'Apagar', no: 'Cancelar' })))
      return;
    try {
      await apagar.mutateAsync(valor.id);
      notify.success(M.valorApagado);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      loading={apagar.isPending}
      onClick={() => void ask()}
    >
      Apagar<span className="sr-only">: {nomeDe(valor)}</span>
    </Button>
  );
}
