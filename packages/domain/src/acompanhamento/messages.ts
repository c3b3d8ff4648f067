import { contado } from '../kernel/contado.ts';
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

export const MENSAGENS_ACOMPANHAMENTO = {
  preliminar: 'preliminar',
  depoisOFinal: 'depois dele sai o resultado final',
  ocupadas: (instrutores: number, vagas: number) => `${instrutores} de ${contado(vagas, 'vaga', 'vagas')}`,
} as const;

/** Who acted, where a reader may not know the person. */
export const QUEM_AGIU = { proprio: 'Você', administracao: 'A administração', sistema: 'O sistema' } as const;
