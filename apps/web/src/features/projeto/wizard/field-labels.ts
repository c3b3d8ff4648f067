import { CRONOGRAMAS_MAXIMO, MESES, POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';

function ofSchedules(): readonly (readonly [string, string])[] {
  return Array.from({ length: CRONOGRAMAS_MAXIMO }, (_, indice) =>
    POSICOES_DO_CRONOGRAMA.map((n) => [`cronogramas.${indice}.atividade${n}`, MESES[n - 1] ?? ''] as const),
  ).flat();
}

/** What each field of the wizard is called on screen: the error summary tells equal messages apart by it. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  edital: 'Edital',
  titulo: 'Título do projeto',
  remunerados: 'Instrutores remunerados',
  voluntarios: 'Instrutores voluntários',
  regimeTrabalho: 'Regime de trabalho',
  comprovante: 'Comprovante das disciplinas',
  comprovante_disciplinas: 'Comprovante das disciplinas',
  disciplinas_associadas: 'Disciplinas',
  palavraChave1: 'Palavra-chave 1',
  palavraChave2: 'Palavra-chave 2',
  palavraChave3: 'Palavra-chave 3',
  palavraChave4: 'Palavra-chave 4',
  resumo: 'Resumo',
  introducao: 'Introdução',
  metodologia: 'Metodologia',
  resultadosEsperados: 'Resultados Esperados',
  referencias: 'Referências',
  ...Object.fromEntries(ofSchedules()),
};
