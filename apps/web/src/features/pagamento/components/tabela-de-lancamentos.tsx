import { contaMudou, MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatarDia } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Lancamento } from '../api.ts';
import { DestinoDoLancamento, horasDe, ValorDoLancamento } from './destino-do-lancamento.tsx';
import { QuemRecebe } from './quem-recebe.tsx';
import { RetencaoDoLancamento } from './retencao-do-lancamento.tsx';

const EscolherVinculoModal = lazy(() => import('./escolher-vinculo-modal.tsx'));

export function TabelaDeLancamentos(props: {
  readonly mes: string;
  readonly nome: string;
  /** The lines of the whole month, with the vínculos that compete for the same place. */
  readonly lancamentos: readonly Lancamento[];
  readonly mostrados: readonly Lancamento[];
}) {
  const [escolhido, setEscolhido] = useState<Lancamento>();
  const [aberto, setAberto] = useState(false);
  const concorrentes = (l: Lancamento) =>
    props.lancamentos.filter(({ instrutor }) => l.concorrentes.includes(instrutor.id));
  return (
    <>
      <DataTable
        caption={`Lançamentos de ${props.nome}`}
        captionHidden
        rows={props.mostrados}
        rowKey={({ instrutor, competencia }) => `${instrutor.id} ${competencia}`}
        empty={
          <EmptyState
            title={props.lancamentos.length === 0 ? M.semBolsistas : 'Nenhum lançamento com este filtro.'}
          />
        }
        columns={[
          { key: 'instrutor', title: 'Instrutor', rowHeader: true, cell: QuemRecebe },
          { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto.titulo },
          { key: 'horas', title: 'Horas', align: 'end', cell: horasDe },
          {
            key: 'valor',
            title: 'Valor',
            align: 'end',
            cell: (l) => <ValorDoLancamento lancamento={l} />,
          },
          {
            key: 'pago',
            title: 'Pagamento',
            cell: (l) => (
              <>
                <DestinoDoLancamento lancamento={l} />
                {l.contaMudouEm !== null && <Text size="sm">{contaMudou(formatarDia(l.contaMudouEm))}</Text>}
                <RetencaoDoLancamento mes={props.mes} lancamento={l} />
                {concorrentes(l).length > 0 && (
                  <Button
                    size="compact-sm"
                    variant="light"
                    ms="xs"
                    onClick={() => {
                      setEscolhido(l);
                      setAberto(true);
                    }}
                  >
                    Pagar este<span className="sr-only">: {l.instrutor.nome}</span>
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      {escolhido !== undefined && (
        <Suspense>
          <EscolherVinculoModal
            key={escolhido.instrutor.id}
            lancamento={escolhido}
            outros={concorrentes(escolhido)}
            opened={aberto}
            onClose={() => setAberto(false)}
          />
        </Suspense>
      )}
    </>
  );
}
