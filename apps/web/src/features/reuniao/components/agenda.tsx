import {
  decisaoPorExtenso,
  totalPorExtenso,
  vagasPorExtenso,
} from '@instrutoria/domain/reuniao/rules/ata.ts';
import { mudouAProposta } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { ItemDaReuniao, Reuniao } from '../api.ts';
import classes from './reuniao.module.css';

const mudou = ({ proposta, decisao }: ItemDaReuniao) => decisao !== null && mudouAProposta(proposta, decisao);

/** The whole agenda, or only the changed items. */
export function Agenda(props: { readonly reuniao: Reuniao; readonly onIr: (projeto: number) => void }) {
  const { reuniao, onIr } = props;
  const [soMudados, setSoMudados] = useState(false);
  const { itens } = reuniao;
  const decididos = itens.filter(({ decisao }) => decisao !== null).length;
  const proximo = itens.find(({ decisao }) => decisao === null) ?? itens[0];
  const lugar = new Map(itens.map(({ projeto }, i) => [projeto.id, i + 1]));
  return (
    <Part
      title="Pauta"
      actions={
        reuniao.podeDecidir &&
        proximo !== undefined && (
          <Button onClick={() => onIr(proximo.projeto.id)}>
            {decididos === 0 ? 'Começar pelo primeiro item' : 'Ir para o próximo item'}
          </Button>
        )
      }
    >
      <Text mb="sm">
        {decididos} de {itens.length} decididos, {itens.filter(mudou).length} com a proposta mudada. Itens em
        que você está impedido não aparecem.
      </Text>
      <Checkbox
        className="no-print"
        size="md"
        mb="sm"
        label="Só o que mudou em relação à proposta"
        checked={soMudados}
        onChange={(event) => setSoMudados(event.currentTarget.checked)}
      />
      <DataTable
        caption="Pauta"
        captionHidden
        rows={soMudados ? itens.filter(mudou) : itens}
        rowKey={({ projeto }) => projeto.id}
        empty={<EmptyState title={soMudados ? 'Nada mudou até agora.' : 'Nenhum item na sua pauta.'} />}
        columns={[
          {
            key: 'lugar',
            title: 'Item',
            align: 'end',
            narrow: true,
            cell: ({ projeto }) => lugar.get(projeto.id),
          },
          {
            key: 'projeto',
            title: 'Projeto',
            rowHeader: true,
            cell: ({ projeto }) => (
              <Anchor component={Link} to={`?item=${projeto.id}`} className={classes.alvo}>
                {projeto.titulo}
              </Anchor>
            ),
          },
          { key: 'total', title: 'Total', align: 'end', cell: ({ total }) => totalPorExtenso(total) },
          { key: 'proposta', title: 'Proposta', cell: ({ proposta }) => vagasPorExtenso(proposta) },
          {
            key: 'decisao',
            title: 'Decisão',
            cell: (item) => (
              <>
                {item.decisao === null ? 'por decidir' : decisaoPorExtenso(item)}{' '}
                {mudou(item) && <Tag tone="warning">mudou</Tag>}
                {item.decisao !== null && item.decisao.motivo !== '' && (
                  <Text size="sm">{item.decisao.motivo}</Text>
                )}
              </>
            ),
          },
          {
            key: 'impedidos',
            title: 'Impedidos',
            cell: ({ impedidos }) => impedidos.map(({ nome }) => nome).join(', ') || '—',
          },
        ]}
      />
    </Part>
  );
}
