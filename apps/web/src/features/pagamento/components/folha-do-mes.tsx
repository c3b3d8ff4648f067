import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { NOMES_DAS_REGRAS_DO_MES } from '@instrutoria/domain/pagamento/messages.ts';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { HeadChip } from '../../../ui/page/head-chip.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { BotaoDasRemessas } from '../../remessa/offered/situacao-da-folha.tsx';
import { baixarFolha, estaConferida, type Folha } from '../api.ts';
import { AtosDaFolha } from './atos-da-folha.tsx';
import { LancamentosFiltrados } from './lancamentos-filtrados.tsx';
import { PontosAConferir } from './pontos-a-conferir.tsx';
import { ChipDosAjustes, TabelaDeAjustes } from './tabela-de-ajustes.tsx';
import { ChipDasRetencoes, TabelaDeRetencoes } from './tabela-de-retencoes.tsx';
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
  const { mes, pagos } = folha;
  const mudou = folha.conferencia?.mudou ?? [];
  const nome = mesPorExtenso(mes);
  const [contas, setContas] = useState(false);
  const [retencoes, setRetencoes] = useState(false);
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
          <ChipDasRetencoes folha={folha} aberta={retencoes} onAbrir={setRetencoes} />
          <Button size="sm" variant="default" component={Link} to="/valores_da_bolsa">
            Valores da bolsa
          </Button>
          <Button size="sm" variant="default" component={Link} to="/verba">
            Verba
          </Button>
          {folha.fechada && <BotaoDasRemessas mes={mes} />}
          <AtosDaFolha folha={folha} onFechar={onFechar} />
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
          <Text c="dimmed">{situacaoDa(folha)}</Text>
        </Group>
        {folha.motivoSemSegundaPessoa !== null && (
          <Notice kind="info" title="Fechada sem uma segunda pessoa">
            {folha.motivoSemSegundaPessoa}
          </Notice>
        )}
        {mudou.length > 0 && (
          <Notice kind="warning" title="A folha mudou depois de conferida e voltou a rascunho">
            <List size="sm">
              {mudou.map((um) => (
                <List.Item key={um}>{um}</List.Item>
              ))}
            </List>
          </Notice>
        )}
        <PontosAConferir folha={folha} />
        {folha.verbaQueFalta !== null && (
          <Notice kind="warning" title={comPonto(folha.verbaQueFalta.mensagem)}>
            <Link to={`/verba?edital=${folha.verbaQueFalta.edital}`}>Aumentar a verba</Link>
          </Notice>
        )}
        {folha.impedimento !== null &&
          !folha.fechada &&
          folha.impedimento !== folha.verbaQueFalta?.mensagem && (
            <Notice oneLine kind="warning" title={comPonto(folha.impedimento)} />
          )}
        {contas && <Contas folha={folha} />}
        {ajustes && <TabelaDeAjustes folha={folha} />}
        {retencoes && folha.retencoes.length > 0 && <TabelaDeRetencoes folha={folha} />}
        <LancamentosFiltrados
          mes={mes}
          nome={nome}
          lancamentos={folha.lancamentos.filter(({ tipo }) => tipo === 'NORMAL')}
          filtro={filtro}
        />
      </Stack>
    </Part>
  );
}

const comPonto = (texto: string) => (texto.endsWith('.') ? texto : `${texto}.`);

function situacaoDa(folha: Folha): string {
  const { fechadaEm, fechadaPor, conferencia } = folha;
  const conferida =
    conferencia === null ? null : `em ${formatarInstante(conferencia.em)} por ${conferencia.por.nome}`;
  if (fechadaEm !== null) {
    const fechada = `Fechada em ${formatarInstante(fechadaEm)} por ${fechadaPor?.nome ?? ''}`;
    return conferida === null ? fechada : `${fechada}; conferida ${conferida}`;
  }
  return estaConferida(folha)
    ? `Conferida ${conferida}: falta fechar.`
    : 'Rascunho: os dados ainda podem mudar até a folha ser fechada.';
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
