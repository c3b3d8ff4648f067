import type { Grupo } from './mensagens.ts';
import { GRUPO_DA_DECISAO } from './mensagens-da-decisao.ts';
import { GRUPOS_DA_DESIGNACAO } from './mensagens-da-designacao.ts';
import { GRUPO_DAS_NOTAS } from './mensagens-das-notas.ts';
import { GRUPO_DOS_RECURSOS } from './mensagens-dos-recursos.ts';

/** They change the university for good: each run needs one of its own, in which no call is open. */
export const GRUPOS_DA_AVALIACAO: readonly Grupo[] = [
  ...GRUPOS_DA_DESIGNACAO,
  GRUPO_DAS_NOTAS,
  GRUPO_DA_DECISAO,
  GRUPO_DOS_RECURSOS,
];
