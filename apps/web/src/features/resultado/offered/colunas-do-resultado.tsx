import { contarInstrutores } from '@instrutoria/domain/kernel/contagem.ts';
import type { ComponentProps } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import type { Column } from '../../../ui/tables/data-table.tsx';
import type { NaSecretaria } from '../api.ts';
import { TituloComPdf } from './titulo-com-pdf.tsx';

/** A project with its scores, wherever it is decided or published. */
type Avaliado = ComponentProps<typeof TituloComPdf> &
  Pick<NaSecretaria, 'pontuacaoFase1' | 'pontuacaoFase2' | 'total' | 'remunerados' | 'voluntarios'>;

/** In few letters; whole under the pointer. */
export function Instrutores(props: { readonly bolsistas: number; readonly voluntarios: number }) {
  const { bolsistas, voluntarios } = props;
  return (
    <span title={contarInstrutores(bolsistas, voluntarios)}>
      {bolsistas} bols., {voluntarios} vol.
    </span>
  );
}

export const COLUNAS_DO_RESULTADO: readonly Column<Avaliado>[] = [
  { key: 'projeto', title: 'Projeto', rowHeader: true, cell: (projeto) => <TituloComPdf {...projeto} /> },
  {
    key: 'fase1',
    title: 'Fase 1',
    align: 'end',
    cell: ({ pontuacaoFase1 }) => formatarNota(pontuacaoFase1),
  },
  {
    key: 'fase2',
    title: 'Fase 2',
    align: 'end',
    cell: ({ pontuacaoFase2 }) => formatarNota(pontuacaoFase2),
  },
  { key: 'total', title: 'Total', align: 'end', cell: ({ total }) => <b>{formatarNota(total)}</b> },
  {
    key: 'pedidos',
    title: 'Pedidos',
    narrow: true,
    cell: ({ remunerados, voluntarios }) => <Instrutores bolsistas={remunerados} voluntarios={voluntarios} />,
  },
];
