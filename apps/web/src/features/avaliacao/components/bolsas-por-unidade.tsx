import { Title } from '@mantine/core';
import { WorkTable } from '../../../ui/work-table.tsx';
import type { LinhaDaDecisao } from '../api.ts';
import classes from './tabela-da-decisao.module.css';
import type { Decidindo } from './use-decisao.ts';

interface DaUnidade {
  readonly unidade: string;
  readonly pedidas: number;
  readonly salvas: number;
  readonly depois: number;
}

function porUnidade(linhas: readonly LinhaDaDecisao[], depois: Decidindo['depois']): DaUnidade[] {
  const somas = new Map<string, DaUnidade>();
  for (const linha of linhas) {
    const { unidade, remunerados, remunerados_aprovados } = linha;
    const antes = somas.get(unidade) ?? { unidade, pedidas: 0, salvas: 0, depois: 0 };
    somas.set(unidade, {
      unidade,
      pedidas: antes.pedidas + remunerados,
      salvas: antes.salvas + remunerados_aprovados,
      depois: antes.depois + depois(linha).remunerados_aprovados,
    });
  }
  return [...somas.values()].toSorted((a, b) => a.unidade.localeCompare(b.unidade, 'pt-BR'));
}

/** What the decision means for each unit: of scholarships only, volunteers have no limit. */
export function BolsasPorUnidade(props: {
  readonly linhas: readonly LinhaDaDecisao[];
  readonly decidindo: Decidindo;
}) {
  const mudam = props.decidindo.mudadas.length > 0;
  const unidades = porUnidade(props.linhas, props.decidindo.depois);
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
          { key: 'salvas', title: 'Salvas', align: 'end', keep: true, cell: ({ salvas }) => salvas },
          ...(mudam
            ? [
                {
                  key: 'depois',
                  title: 'Depois',
                  align: 'end' as const,
                  keep: true,
                  cell: ({ salvas, depois }: DaUnidade) => (depois === salvas ? depois : <b>{depois}</b>),
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
