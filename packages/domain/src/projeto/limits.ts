export const REMUNERADOS_MINIMO = 1;
export const REMUNERADOS_MAXIMO = 2;
export const VOLUNTARIOS_MAXIMO = 3;
export const INSTRUTORES_MAXIMO = 5;
/** Limits of a filled text (D12 defines how it is counted). */
export const TEXTO_MINIMO = 10;
export const TEXTO_MAXIMO = 2000;
export const MESES = [
  'MARÇO',
  'ABRIL',
  'MAIO',
  'JUNHO',
  'JULHO',
  'AGOSTO',
  'SETEMBRO',
  'OUTUBRO',
  'NOVEMBRO',
  'DEZEMBRO',
] as const;
export const POSICOES_DO_CRONOGRAMA = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** How long after the end of its call a project may still get its schedules (D9). */
export const PRAZO_DO_CRONOGRAMA_MS = 24 * 60 * 60 * 1000;
export const CRONOGRAMAS_MAXIMO = 5;
export const DISCIPLINAS_MAXIMO = 60;
export const CURSOS_MAXIMO = 30;
export const COLABORADORES_MAXIMO = 30;
/** Success rate in %, workload in hours. */
export const TSD_MINIMO = 0;
export const TSD_MAXIMO = 100;
export const CARGA_HORARIA_MAXIMO = 9999;
/** Generous, so that a draft never loses work. Markup counts in code points. */
export const TITULO_MAXIMO = 300;
export const PALAVRA_CHAVE_MAXIMO = 100;
export const MARKUP_MAXIMO = 50_000;
export const NOME_DA_DISCIPLINA_MAXIMO = 200;
export const CODIGO_DA_DISCIPLINA_MAXIMO = 30;
export const CURSO_MAXIMO = 150;
export const CURSOS_SUGERIDOS_MAXIMO = 300;
export const NOME_DO_COLABORADOR_MAXIMO = 150;
export const VAGAS_DO_RASCUNHO_MAXIMO = 99;

export const RASCUNHOS_POR_PESSOA = 50;

/** The most places naming the team that are shown and stored for one text. */
export const NOMES_ACHADOS_MAXIMO = 40;
export const NOMES_NA_PROPOSTA_MAXIMO = 200;
