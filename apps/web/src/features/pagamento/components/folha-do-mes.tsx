import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { Button, Group, Stack } from '@mantine/core';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { baixarFolha, type Folha, useFecharFolha } from '../api.ts';
import { TabelaDeAjustes } from './tabela-de-ajustes.tsx';
import { TabelaDeLancamentos } from './tabela-de-lancamentos.tsx';

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
              {
                label: 'Estornos de meses anteriores',
                value: folha.estornosPorDecidir === 0 ? folha.estornos : estornosDe(folha),
              },
              {
                label: folha.fechada ? 'Bolsas pagas nesta folha' : 'Bolsas a pagar nesta folha',
                value: `${folha.aPagar} (${pagos} do mês + ${contar(folha.ajustes, 'complemento')})`,
              },
              {
                label: 'Bolsas a devolver',
                value:
                  folha.aDevolver === 0
                    ? 0
                    : `${folha.aDevolver} (${contar(folha.aDevolver, 'estorno confirmado', 'estornos confirmados')})`,
              },
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
            {folha.podeFechar && <Fechar folha={folha} onFechar={onFechar} />}
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

function contar(quantos: number, um: string, muitos = `${um}s`): string {
  return `${quantos} ${quantos === 1 ? um : muitos}`;
}

function estornosDe({ estornos, estornosPorDecidir }: Folha): string {
  return `${estornos} (${estornosPorDecidir} a decidir)`;
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

function Fechar({ folha, onFechar }: { readonly folha: Folha; readonly onFechar: (mes: string) => void }) {
  const { mes, aPagar, aDevolver } = folha;
  const fechar = useFecharFolha();
  const confirm = useConfirm();
  const close = async () => {
    const somas = `${contar(aPagar, 'bolsa')} a pagar e ${contar(aDevolver, 'bolsa')} a devolver`;
    const detail = `A folha fica com ${somas}. Quem tem complemento ou estorno é avisado por e-mail. ${naoSeDesfaz('fecharFolhaDePagamento')}`;
    const question = M.desejaFechar(mesPorExtenso(mes));
    if (!(await confirm(question, { detail, yes: 'Fechar a folha', no: 'Cancelar', final: true }))) return;
    // Keeps the closed month on screen.
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
