import type { ETAPAS_DO_EDITAL } from '@instrutoria/domain/edital/rules/andamento.ts';

/** The stages of a call as its page names them. */
export const NOMES_DAS_ETAPAS: Readonly<Record<(typeof ETAPAS_DO_EDITAL)[number], string>> = {
  inscricoes: 'Inscrições',
  avaliacao: 'Avaliação',
  decisao: 'Decisão',
  secretaria: 'Secretaria',
  resultado: 'Resultado',
  recursos: 'Recursos',
  vigencia: 'Vigência',
};
