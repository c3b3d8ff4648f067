import { contarInstrutores } from '@instrutoria/domain/kernel/contado.ts';
import { formatarNota } from '../../../lib/numero.ts';
import type { Column } from '../../../ui/data-table.tsx';
import type { NaSecretaria, ParaDecidir } from '../api.ts';
import { TituloComPdf } from './titulo-com-pdf.tsx';

type Linha = ParaDecidir | NaSecretaria;

export const COLUNAS_DO_RESULTADO: readonly Column<Linha>[] = [
  { key: 'projeto', title: 'Projeto', rowHeader: true, cell: (linha) => <TituloComPdf {...linha} /> },
  { key: 'tipo', title: 'Tipo', narrow: true, cell: ({ tipoProjeto }) => tipoProjeto },
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
    cell: ({ remunerados, voluntarios }) => contarInstrutores(remunerados, voluntarios),
  },
];
