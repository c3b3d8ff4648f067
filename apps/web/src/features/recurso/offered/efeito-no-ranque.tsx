import { situacaoPorExtenso, vagasDadas } from '@instrutoria/domain/decisao/rules/vagas.ts';
import type { Vagas } from '@instrutoria/domain/decisao/types.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { piora } from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import { Text } from '@mantine/core';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Simulacao } from '../api.ts';

const posicaoPorExtenso = (posicao: number | null) => (posicao === null ? '—' : `${posicao}º`);

export function EfeitoNoRanque(props: {
  readonly efeito: Simulacao;
  readonly pedidas: Pick<Vagas, 'remunerados' | 'voluntarios'>;
}) {
  return (
    <Notice title="Se o recurso for aceito assim" live>
      <Efeito {...props} />
    </Notice>
  );
}

export function Efeito(props: {
  readonly efeito: Simulacao;
  readonly pedidas: Pick<Vagas, 'remunerados' | 'voluntarios'>;
}) {
  const { posicao, total, situacaoExibida, vagas, movidos } = props.efeito;
  const situacao = (lado: 'de' | 'para') =>
    situacaoPorExtenso(situacaoExibida[lado], vagasDadas({ ...props.pedidas, ...vagas[lado] }));
  return (
    <>
      <Text>
        Total: {formatarNota(total.de)} → {formatarNota(total.para)}. Posição: {posicaoPorExtenso(posicao.de)}{' '}
        → {posicaoPorExtenso(posicao.para)}. Situação: {situacao('de')} → {situacao('para')}.
      </Text>
      {'bolsas' in props.efeito && <Text fw={600}>O projeto {props.efeito.bolsas}.</Text>}
      {movidos.length === 0 ? (
        <Text>Nenhum outro projeto muda de posição.</Text>
      ) : (
        <DataTable
          caption="Outros projetos que mudam de posição"
          rows={movidos}
          rowKey={({ projeto_id }) => projeto_id}
          columns={[
            { key: 'titulo', title: 'Projeto', rowHeader: true, cell: ({ titulo }) => titulo },
            { key: 'de', title: 'Antes', align: 'end', cell: ({ de }) => posicaoPorExtenso(de) },
            { key: 'para', title: 'Depois', align: 'end', cell: ({ para }) => posicaoPorExtenso(para) },
          ]}
        />
      )}
      {movidos.some(piora) && <Text mt="xs">{MENSAGENS_RECURSO.quemPioraRecorre}</Text>}
      {'pelaOrdem' in props.efeito && <PelaOrdem linhas={props.efeito.pelaOrdem ?? []} />}
    </>
  );
}

/** The projects that would gain or lose places, by the order and limit of the decision. */
function PelaOrdem({ linhas }: { readonly linhas: NonNullable<Simulacao['pelaOrdem']> }) {
  if (linhas.length === 0) {
    return <Text mt="xs">Dadas na ordem do ranque até o limite, as bolsas seriam as mesmas.</Text>;
  }
  return (
    <>
      <DataTable
        caption="Bolsas, se dadas na ordem do ranque até o limite"
        rows={linhas}
        rowKey={({ projeto_id }) => projeto_id}
        columns={[
          { key: 'titulo', title: 'Projeto', rowHeader: true, cell: ({ titulo }) => titulo },
          { key: 'de', title: 'Antes', align: 'end', cell: ({ de }) => de },
          { key: 'para', title: 'Depois', align: 'end', cell: ({ para }) => para },
        ]}
      />
      <Text mt="xs">As vagas já dadas a outros projetos não mudam com a decisão.</Text>
    </>
  );
}
