import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { MENSAGENS_PAGAMENTO as M, NOMES_DAS_REGRAS_DO_MES } from '@instrutoria/domain/pagamento/messages.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { HeadChip } from '../../../ui/page/head-chip.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { BotaoDasRemessas } from '../../remessa/offered/situacao-da-folha.tsx';
import { baixarFolha, type Folha, useFecharFolha } from '../api.ts';
import { LancamentosFiltrados } from './lancamentos-filtrados.tsx';
import { ChipDosAjustes, TabelaDeAjustes } from './tabela-de-ajustes.tsx';
import type { useFiltroDaFolha } from './use-filtro-da-folha.ts';

export function FolhaDoMes({
  folha,
  filtro,
  onFechar,
}: {
  readonly folha: Folha;
  readonly filtro: ReturnType<typeof useFiltroDaFolha>;
  readonly onFechar: (mes: string) => void;
}) {
  const { mes, pagos, fechadaEm, fechadaPor } = folha;
  const nome = mesPorExtenso(mes);
  const [contas, setContas] = useState(false);
  const [ajustes, setAjustes] = useState(false);
  return (
    <Part
      title={`Folha de ${nome}`}
      actions={
        <Group gap="xs">
          <HeadChip says="Somas da folha" open={contas} onOpen={setContas}>
            contas
          </HeadChip>
          <ChipDosAjustes folha={folha} aberta={ajustes} onAbrir={setAjustes} />
          <Button size="sm" variant="default" component={Link} to="/valores_da_bolsa">
            Valores da bolsa
          </Button>
          {folha.fechada && <BotaoDasRemessas mes={mes} />}
          {folha.podeFechar && <Fechar folha={folha} onFechar={onFechar} />}
          <DownloadButton
            label="Baixar a planilha"
            fileName={`folha-${mes}.xlsx`}
            load={() => baixarFolha(mes)}
          />
        </Group>
      }
    >
      <Stack gap="sm">
        <Group gap="0 1.5rem">
          <Text>
            <b>
              {contado(folha.aPagar, 'bolsa', 'bolsas')} {folha.fechada ? 'pagas' : 'a pagar'}
            </b>{' '}
            ({pagos} do mês + {contado(folha.ajustes, 'complemento', 'complementos')}), {folha.aDevolver} a
            devolver
          </Text>
          <SomaEmReais folha={folha} />
          <Text c="dimmed">
            {fechadaEm === null
              ? 'Em aberto: os dados ainda podem mudar até a folha ser fechada.'
              : `Fechada em ${formatarInstante(fechadaEm)} por ${fechadaPor?.nome ?? ''}`}
          </Text>
        </Group>
        {folha.impedimento !== null && fechadaEm === null && (
          <Notice oneLine kind={folha.podeFechar ? 'info' : 'warning'} title={`${folha.impedimento}.`} />
        )}
        {contas && <Contas folha={folha} />}
        {ajustes && <TabelaDeAjustes folha={folha} />}
        <LancamentosFiltrados
          nome={nome}
          lancamentos={folha.lancamentos.filter(({ tipo }) => tipo === 'NORMAL')}
          filtro={filtro}
        />
      </Stack>
    </Part>
  );
}

/** Nothing for an institution that registers no values and pays in months. */
function SomaEmReais({ folha }: { readonly folha: Folha }) {
  const { valorAPagar, valorADevolver, semValor } = folha;
  if (valorAPagar + valorADevolver === 0) return null;
  return (
    <Text>
      <b>{reais(valorAPagar)}</b>
      {valorADevolver > 0 && `, ${reais(valorADevolver)} a devolver`}
      {semValor > 0 &&
        ` (fora da soma: ${contado(semValor, 'lançamento', 'lançamentos')} sem valor cadastrado)`}
    </Text>
  );
}

function somaOuFalta(soma: number, { semValor }: Folha): string {
  const falta = `${contado(semValor, 'lançamento', 'lançamentos')} sem valor cadastrado`;
  if (semValor === 0) return reais(soma);
  return soma === 0 ? falta : `${reais(soma)}, fora ${falta}`;
}

function Contas({ folha }: { readonly folha: Folha }) {
  const { pagos, naoPagos, estornos, estornosPorDecidir, aDevolver } = folha;
  return (
    <>
      <ReadOnlyList
        beside
        items={[
          { label: 'Recebem a bolsa do mês', value: pagos },
          { label: 'Não recebem', value: naoPagos },
          { label: 'Complementos de meses anteriores', value: folha.ajustes },
          {
            label: 'Estornos de meses anteriores',
            value: estornosPorDecidir === 0 ? estornos : `${estornos} (${estornosPorDecidir} a decidir)`,
          },
          {
            label: folha.fechada ? 'Bolsas pagas nesta folha' : 'Bolsas a pagar nesta folha',
            value: `${folha.aPagar} (${pagos} do mês + ${contado(folha.ajustes, 'complemento', 'complementos')})`,
          },
          { label: 'Soma a pagar', value: somaOuFalta(folha.valorAPagar, folha) },
          { label: 'Soma a devolver', value: somaOuFalta(folha.valorADevolver, folha) },
          { label: 'Mês parcial', value: NOMES_DAS_REGRAS_DO_MES[folha.mesParcial] },
          {
            label: 'Bolsas a devolver',
            value:
              aDevolver === 0
                ? 0
                : `${aDevolver} (${contado(aDevolver, 'estorno confirmado', 'estornos confirmados')})`,
          },
        ]}
      />
      <Text size="sm" mt="xs">
        Uma folha fechada não muda mais: o que for corrigido depois entra na folha seguinte, como complemento
        ou como estorno.
      </Text>
    </>
  );
}

function Fechar({ folha, onFechar }: { readonly folha: Folha; readonly onFechar: (mes: string) => void }) {
  const { mes, aPagar, aDevolver, valorAPagar } = folha;
  const fechar = useFecharFolha();
  const confirm = useConfirm();
  const close = async () => {
    const somas = `${contado(aPagar, 'bolsa', 'bolsas')} a pagar${valorAPagar === 0 ? '' : ` (${reais(valorAPagar)})`} e ${contado(aDevolver, 'bolsa', 'bolsas')} a devolver`;
    const detail = `A folha fica com ${somas}. Quem tem complemento ou estorno é avisado por e-mail. ${naoSeDesfaz('fecharFolhaDePagamento')}`;
    const question = M.desejaFechar(mesPorExtenso(mes));
    if (!(await confirm(question, { detail, yes: 'Fechar a folha', no: 'Cancelar', final: true }))) return;
    // Keeps the closed month on screen.
    onFechar(mes);
    try {
      await fechar.mutateAsync({ mes, total: valorAPagar });
      notify.success(M.fechada);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button size="sm" loading={fechar.isPending} onClick={() => void close()}>
      Fechar a folha
    </Button>
  );
}
