import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { Button, Group, Stack } from '@mantine/core';
import { formatarInstante } from '../../../lib/format.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { baixarFolha, type Folha, useFecharFolha } from '../api.ts';
import { TabelaDeAjustes } from './tabela-de-ajustes.tsx';
import { TabelaDeLancamentos } from './tabela-de-lancamentos.tsx';

/** One month: how many are paid, the acts, and the lines. */
export function FolhaDoMes({
  folha,
  onFechar,
}: {
  readonly folha: Folha;
  readonly onFechar: (mes: string) => void;
}) {
  const { mes, pagos, naoPagos, fechadaEm, fechadaPor } = folha;
  const nome = mesPorExtenso(mes);
  return (
    <Stack gap="lg" align="stretch">
      <Panel title={`Folha de ${nome}`}>
        <Stack gap="md" align="stretch">
          <ReadOnlyList
            items={[
              { label: 'Recebem a bolsa do mês', value: pagos },
              { label: 'Não recebem', value: naoPagos },
              { label: 'Complementos de meses anteriores', value: folha.ajustes },
              { label: 'Estornos de meses anteriores', value: folha.estornos },
              { label: 'Bolsas pagas nesta folha', value: folha.aPagar },
              { label: 'Bolsas a devolver', value: folha.aDevolver },
              {
                label: 'Situação',
                value:
                  fechadaEm === null
                    ? 'Em aberto'
                    : `Fechada em ${formatarInstante(fechadaEm)} por ${fechadaPor?.nome ?? ''}`,
              },
            ]}
          />
          {fechadaEm === null && <EmAberto folha={folha} />}
          <Group gap="sm">
            {folha.podeFechar && <Fechar mes={mes} onFechar={onFechar} />}
            <DownloadButton
              label="Baixar a planilha"
              fileName={`folha-${mes}.xlsx`}
              load={() => baixarFolha(mes)}
            />
          </Group>
        </Stack>
      </Panel>
      <TabelaDeAjustes folha={folha} />
      <TabelaDeLancamentos
        nome={nome}
        lancamentos={folha.lancamentos.filter(({ tipo }) => tipo === 'NORMAL')}
      />
    </Stack>
  );
}

function EmAberto({ folha }: { readonly folha: Folha }) {
  return (
    <Notice kind={folha.podeFechar ? 'info' : 'warning'}>
      {folha.impedimento === null
        ? 'Esta é uma prévia: os dados ainda podem mudar até a folha ser fechada.'
        : `Esta é uma prévia. ${folha.impedimento}.`}
    </Notice>
  );
}

function Fechar({ mes, onFechar }: { readonly mes: string; readonly onFechar: (mes: string) => void }) {
  const fechar = useFecharFolha();
  const confirm = useConfirm();
  const close = async () => {
    const detail = `A folha de ${mesPorExtenso(mes)} não poderá mais ser alterada.`;
    if (!(await confirm(M.desejaFechar, { detail }))) return;
    // What was closed stays on screen, not the next month that waits.
    onFechar(mes);
    try {
      await fechar.mutateAsync(mes);
      notify.success(M.fechada);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button loading={fechar.isPending} onClick={() => void close()}>
      Fechar a folha
    </Button>
  );
}
