/** Paid instructors: 1 to 2; volunteers: at most 3; together at most 5 (E-PROJETO-3; D8). */
export const REMUNERADOS_MINIMO = 1;
export const REMUNERADOS_MAXIMO = 2;
export const VOLUNTARIOS_MAXIMO = 3;
export const INSTRUTORES_MAXIMO = 5;
/** Text sections, activities, references when filled: 10 to 2000 characters (E-PROJETO-6; what counts: D12). */
export const TEXTO_MINIMO = 10;
export const TEXTO_MAXIMO = 2000;
/** Months of a schedule, in order, exact (E-PROJETO-8; D9). */
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
/** Numbers of the months and activities of a schedule: mesAno1 … mesAno10. */
export const POSICOES_DO_CRONOGRAMA = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** A project with a submission in time may be completed this long after the end of its call (D9). */
export const PRAZO_DO_CRONOGRAMA_MS = 24 * 60 * 60 * 1000;
/** Hard caps (T-C15). */
export const CRONOGRAMAS_MAXIMO = 5;
export const DISCIPLINAS_MAXIMO = 60;
export const CURSOS_MAXIMO = 30;
export const COLABORADORES_MAXIMO = 30;
/** Success rate in %, workload in hours (E-PROJETO-4). The upper end of the workload is ours. */
export const TSD_MINIMO = 0;
export const TSD_MAXIMO = 100;
export const CARGA_HORARIA_MAXIMO = 9999;
/** Storage caps of texts, ours: generous, so that a draft never loses work (T-C15). Markup in code points. */
export const TITULO_MAXIMO = 300;
export const PALAVRA_CHAVE_MAXIMO = 100;
export const MARKUP_MAXIMO = 50_000;
export const NOME_DA_DISCIPLINA_MAXIMO = 200;
export const CODIGO_DA_DISCIPLINA_MAXIMO = 30;
export const CURSO_MAXIMO = 150;
export const NOME_DO_COLABORADOR_MAXIMO = 150;
/** The largest count that a draft may hold; ours. */
export const VAGAS_DO_RASCUNHO_MAXIMO = 99;

/** Drafts that one person may keep (D50). */
export const RASCUNHOS_POR_PESSOA = 50;
