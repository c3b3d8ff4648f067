import { bolsasDasUnidades } from '@instrutoria/domain/decisao/rules/efeito-das-vagas.ts';
import { Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Tag } from '../../../ui/page/tag.tsx';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import type { LinhaDaDecisao } from '../api.ts';
import classes from './tabela-da-decisao.module.css';
import type { Decidindo } from './use-decisao.ts';

interface DaUnidade {
  readonly unidade: string;
  readonly pedidas: number;
  readonly salvas: number;
  readonly depois: number;
}

/** A sum beside the call's limit; marked where it is above. */
function Soma({ soma, limite }: { readonly soma: number; readonly limite: number | undefined }) {
  if (limite === undefined) return soma;
  return (
    <>
      {soma} de {limite}
      {soma > limite && ' '}
      {soma > limite && (
        <Tag tone="warning" icon={IconAlertTriangle}>
          acima
        </Tag>
      )}
    </>
  );
}

/** The decision's scholarships by unit; volunteers have no limit. */
export default function BolsasPorUnidade(props: {
  readonly linhas: readonly LinhaDaDecisao[];
  readonly decidindo: Decidindo;
  /** The limit per unit, where the call has one. */
  readonly limite: number | undefined;
}) {
  const { limite } = props;
  const mudam = props.decidindo.mudadas.length > 0;
  const unidades = bolsasDasUnidades(props.linhas, [
    ({ remunerados_aprovados }) => remunerados_aprovados,
    (linha) => props.decidindo.depois(linha).remunerados_aprovados,
  ]).map(({ unidade, pedidas, dadas: [salvas = 0, depois = 0] }) => ({ unidade, pedidas, salvas, depois }));
  return (
    <>
      <Title order={3} className={classes.heading}>
        Bolsas por unidade
      </Title>
      <WorkTable
        caption="Bolsas por unidade"
        rows={unidades}
        waiting={false}
        rowKey={({ unidade }) => unidades.findIndex((uma) => uma.unidade === unidade)}
        columns={[
          { key: 'unidade', title: 'Unidade', rowHeader: true, cell: ({ unidade }) => unidade },
          { key: 'pedidas', title: 'Pedidas', align: 'end', keep: true, cell: ({ pedidas }) => pedidas },
          {
            key: 'salvas',
            title: 'Salvas',
            align: 'end',
            keep: true,
            cell: ({ salvas }) => <Soma soma={salvas} limite={limite} />,
          },
          ...(mudam
            ? [
                {
                  key: 'depois',
                  title: 'Depois',
                  align: 'end' as const,
                  keep: true,
                  cell: ({ salvas, depois }: DaUnidade) => {
                    const soma = <Soma soma={depois} limite={limite} />;
                    return depois === salvas ? soma : <b>{soma}</b>;
                  },
                },
              ]
            : []),
        ]}
        under={() => null}
        empty={null}
      />
    </>
  );
}
