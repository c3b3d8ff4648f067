import { NOMES_DOS_TEXTOS_DA_ATIVIDADE as NOMES } from '@instrutoria/domain/relatorio/messages.ts';
import { TEXTOS_DA_ATIVIDADE } from '@instrutoria/domain/relatorio/types.ts';
import type { DisciplinaRelatada, RelatorioDeAtividade } from '../api.ts';
import type { Diferenca } from './outra-versao.tsx';

import type { RelatorioSalvo, Valores } from './use-formulario.ts';

export const CAMPO_DAS_LINHAS = 'relatorioDisciplinas';

export function linhasEscolhidas(valores: Valores): number[] {
  return (valores[CAMPO_DAS_LINHAS] ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d*$/.test(id))
    .map(Number);
}

export const comLinhas = (ids: readonly number[]) => ids.join(',');

/** A new report begins with every line selected. */
export function salvoDaAtividade(
  relatorio: RelatorioDeAtividade | null,
  relatadas: readonly DisciplinaRelatada[],
): RelatorioSalvo {
  if (relatorio === null)
    return { version: 0, values: { [CAMPO_DAS_LINHAS]: comLinhas(relatadas.map(({ id }) => id)) } };
  const textos = TEXTOS_DA_ATIVIDADE.map((campo) => [campo, relatorio[campo]]);
  const linhas = comLinhas(relatorio.relatorioDisciplinas.map(({ id }) => id));
  return { version: relatorio.versao, values: { ...Object.fromEntries(textos), [CAMPO_DAS_LINHAS]: linhas } };
}

export function corpoDaAtividade(
  instrutor: number,
  valores: Valores,
  relatadas: readonly DisciplinaRelatada[],
) {
  return {
    introducaoProblematica: valores.introducaoProblematica ?? '',
    introducaoJustificativa: valores.introducaoJustificativa ?? '',
    introducaoObjetivos: valores.introducaoObjetivos ?? '',
    desenvolvimento: valores.desenvolvimento ?? '',
    metodologia: valores.metodologia ?? '',
    discussaoResultados: valores.discussaoResultados ?? '',
    conclusao: valores.conclusao ?? '',
    referencias: valores.referencias ?? '',
    instrutor: { id: instrutor },
    // The discipline report may have lost lines since.
    relatorioDisciplinas: linhasEscolhidas(valores)
      .filter((escolhida) => relatadas.some(({ id }) => id === escolhida))
      .map((id) => ({ id })),
  };
}

const emPalavras = (valores: Valores, relatadas: readonly DisciplinaRelatada[]) =>
  linhasEscolhidas(valores)
    .map((id) => relatadas.find((relatada) => relatada.id === id)?.disciplina.nome ?? `nº ${id}`)
    .join('\n');

export function diferencasDaAtividade(
  aqui: Valores,
  la: Valores,
  relatadas: readonly DisciplinaRelatada[],
): readonly Diferenca[] {
  return [
    ...TEXTOS_DA_ATIVIDADE.map((campo) => ({
      rotulo: NOMES[campo],
      aqui: aqui[campo] ?? '',
      la: la[campo] ?? '',
    })),
    { rotulo: 'Disciplinas', aqui: emPalavras(aqui, relatadas), la: emPalavras(la, relatadas) },
  ].filter((diferenca) => diferenca.aqui !== diferenca.la);
}
