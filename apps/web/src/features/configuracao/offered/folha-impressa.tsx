import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatarDia } from '../../../lib/format/format.ts';
import { PrintSheet } from '../../../ui/page/print-sheet.tsx';
import { instituicaoQuery } from '../api.ts';

/** A sheet on paper, with its title, the institution and the day. */
export function FolhaImpressa(props: {
  readonly titulo: string;
  /** What else is said of the whole. */
  readonly dito: readonly string[];
  readonly children: ReactNode;
}) {
  const { data: instituicao } = useQuery(instituicaoQuery);
  const linha = [
    ...(instituicao === undefined ? [] : [instituicao.nome, formatarDia(instituicao.agora)]),
    ...props.dito,
  ];
  return (
    <PrintSheet>
      <h1>{props.titulo}</h1>
      <p>{linha.join(' · ')}</p>
      {props.children}
    </PrintSheet>
  );
}
