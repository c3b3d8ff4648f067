import type { CodigoDaEtapa } from './types.ts';

export const NOMES_DAS_ETAPAS: Readonly<Record<CodigoDaEtapa, string>> = {
  ENVIADO: 'Enviado',
  HOMOLOGACAO: 'Homologação',
  EM_AVALIACAO: 'Em avaliação',
  DECISAO: 'Decisão',
  SECRETARIA: 'Secretaria',
  RESULTADO: 'Resultado',
  RECURSO: 'Recurso',
  INSTRUTORES: 'Instrutores',
  ANO_EM_CURSO: 'Ano em curso',
  ENCERRADO: 'Encerrado',
};

export * as MENSAGENS_ACOMPANHAMENTO from './textos.ts';

/** The author of an act, for a reader who may not know the person. */
export const QUEM_AGIU = { proprio: 'Você', administracao: 'A administração', sistema: 'O sistema' } as const;
