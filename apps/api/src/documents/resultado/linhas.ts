import { situacaoPorExtenso } from '@instrutoria/domain/decisao/rules/vagas.ts';
import {
  empatePorExtenso,
  posicoesDivididas,
  ressalvasPorExtenso,
  suplentePorExtenso,
} from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import type { LinhaExibida } from '@instrutoria/domain/resultado/types.ts';
import { csvInteiro } from '../planilhas/csv.ts';
import type { Celula } from '../planilhas/modelo.ts';

/** A row of a result in words, as on the public page. */
export const COLUNAS_DO_RESULTADO = [
  'Posição',
  'Número',
  'Projeto',
  'Coordenador',
  'Unidade',
  'Tipo',
  'Total',
  'Situação',
  'Bolsistas',
  'Voluntários',
  'Desempate',
] as const;

export function celulasDoResultado(linhas: readonly LinhaExibida[]): readonly (readonly Celula[])[] {
  const divididas = posicoesDivididas(linhas);
  return linhas.map((linha) => [
    linha.posicao,
    linha.projeto_id,
    linha.titulo,
    linha.coordenador,
    linha.unidade,
    linha.tipoProjeto,
    linha.total,
    situacaoPorExtenso(
      linha.situacaoExibida,
      linha.vagas,
      suplentePorExtenso(linha),
      ressalvasPorExtenso(linha),
    ),
    linha.remunerados_aprovados,
    linha.voluntarios_aprovados,
    empatePorExtenso(linha, divididas),
  ]);
}

/**
 * `qual`: preliminary or final, where the call has both; `processo`: the call's, where it has one. Each adds
 * a column.
 */
export function resultadoEmCsv(
  linhas: readonly LinhaExibida[],
  { qual, processo }: { readonly qual: string | null; readonly processo: string | null },
): Buffer {
  const celulas = celulasDoResultado(linhas);
  const mais = [
    ...(qual === null ? [] : [['Resultado', qual] as const]),
    ...(processo === null ? [] : [['Processo', processo] as const]),
  ];
  return csvInteiro(
    [...COLUNAS_DO_RESULTADO, ...mais.map(([titulo]) => titulo)],
    celulas.map((uma) => [...uma, ...mais.map(([, valor]) => valor)]),
  );
}
