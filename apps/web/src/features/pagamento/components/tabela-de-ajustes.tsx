import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import {
  MENSAGENS_PAGAMENTO as M,
  NOMES_DOS_MOTIVOS,
  nomeDoLancamento,
} from '@instrutoria/domain/pagamento/messages.ts';
import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { HeadChip } from '../../../ui/page/head-chip.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { type Folha, type Lancamento, useDecidirEstorno } from '../api.ts';
import { DestinoDoLancamento, horasDe, ValorDoLancamento } from './destino-do-lancamento.tsx';
import { QuemRecebe } from './quem-recebe.tsx';
import { RetencaoDoLancamento } from './retencao-do-lancamento.tsx';

const DispensarModal = lazy(() => import('./dispensar-modal.tsx'));

const ajustesDe = ({ lancamentos }: Folha) => lancamentos.filter(({ tipo }) => tipo !== 'NORMAL');

export function TabelaDeAjustes({ folha }: { readonly folha: Folha }) {
  const [dispensando, setDispensando] = useState<Lancamento>();
  const [aberto, setAberto] = useState(false);
  const ajustes = ajustesDe(folha);
  const waive = (l: Lancamento) => {
    setDispensando(l);
    setAberto(true);
  };
  return (
    <>
      <DataTable
        caption="Ajustes de meses anteriores"
        captionHidden
        rows={ajustes}
        rowKey={({ instrutor, competencia }) => `${instrutor.id} ${competencia}`}
        columns={[
          { key: 'instrutor', title: 'Instrutor', rowHeader: true, cell: QuemRecebe },
          { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto.titulo },
          { key: 'lancamento', title: 'Lançamento', cell: nomeDoLancamento },
          { key: 'horas', title: 'Horas', align: 'end', cell: horasDe },
          { key: 'bolsas', title: 'Bolsas', align: 'end', cell: bolsasDe },
          {
            key: 'valor',
            title: 'Valor',
            align: 'end',
            cell: (l) => <ValorDoLancamento lancamento={l} />,
          },
          {
            key: 'resultado',
            title: 'Resultado',
            cell: (l) => (
              <>
                <DestinoDoLancamento lancamento={l} />
                <RetencaoDoLancamento mes={folha.mes} lancamento={l} />
                {l.tipo === 'ESTORNO' && !folha.fechada && (
                  <Decidir mes={folha.mes} lancamento={l} onDispensar={() => waive(l)} />
                )}
              </>
            ),
          },
        ]}
      />
      {dispensando !== undefined && (
        <Suspense>
          <DispensarModal
            key={`${dispensando.instrutor.id} ${dispensando.competencia}`}
            mes={folha.mes}
            lancamento={dispensando}
            opened={aberto}
            onClose={() => setAberto(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the table of adjustments, and counts what is to be decided among them; nothing where there are none. */
export function ChipDosAjustes(props: {
  readonly folha: Folha;
  readonly aberta: boolean;
  readonly onAbrir: (aberta: boolean) => void;
}) {
  const { folha } = props;
  const ajustes = ajustesDe(folha);
  const porDecidir = folha.fechada
    ? 0
    : ajustes.filter(({ tipo, decisao }) => tipo === 'ESTORNO' && decisao === null).length;
  if (ajustes.length === 0) return null;
  return (
    <HeadChip
      says="Ajustes de meses anteriores"
      tone={porDecidir > 0 ? 'warning' : 'plain'}
      open={props.aberta}
      onOpen={props.onAbrir}
    >
      {contado(ajustes.length, 'ajuste', 'ajustes')}
      {porDecidir > 0 && `, ${porDecidir} a decidir`}
    </HeadChip>
  );
}

/** +1 paid, −1 asked back, 0 while an estorno is undecided or waived, and for a difference in cents. */
function bolsasDe({ tipo, pago, decisao, parcial }: Lancamento): string {
  if (parcial) return '0';
  if (tipo !== 'ESTORNO') return pago ? '+1' : '0';
  return decisao === 'CONFIRMADO' ? '−1' : '0';
}

function Decidir(props: {
  readonly mes: string;
  readonly lancamento: Lancamento;
  readonly onDispensar: () => void;
}) {
  const { mes, lancamento, onDispensar } = props;
  const { instrutor, projeto, competencia, decisao, motivo, valor } = lancamento;
  const decidir = useDecidirEstorno();
  const confirm = useConfirm();
  const de = `: ${instrutor.nome}, ${formatarMes(competencia)}`;
  const ask = async () => {
    const quanto = valor === null ? 'a bolsa' : `${reais(valor)} da bolsa`;
    const porque = motivo === null ? '' : ` (${NOMES_DOS_MOTIVOS[motivo]})`;
    const detail = `${instrutor.nome}, do projeto “${projeto.titulo}”, deve devolver ${quanto} de ${mesPorExtenso(competencia)}${porque}. A decisão pode mudar até a folha ser fechada; então o aluno e o coordenador são avisados.`;
    if (!(await confirm(M.desejaConfirmarEstorno, { detail }))) return;
    try {
      await decidir.mutateAsync({ mes, instrutor: instrutor.id, competencia, decisao: 'CONFIRMADO' });
      notify.success(M.estornoConfirmado);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Group gap="xs" mt={4}>
      {decisao !== 'CONFIRMADO' && (
        <Button size="compact-sm" variant="light" loading={decidir.isPending} onClick={() => void ask()}>
          Confirmar estorno<span className="sr-only">{de}</span>
        </Button>
      )}
      {decisao !== 'DISPENSADO' && (
        <Button size="compact-sm" variant="default" onClick={onDispensar}>
          Dispensar<span className="sr-only">{de}</span>
        </Button>
      )}
    </Group>
  );
}
