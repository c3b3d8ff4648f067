export * as MENSAGENS_AVALIACAO from './textos.ts';

export const ROTULOS_AVALIACAO = {
  todos: 'todos',
  souAvaliador: 'sou avaliador',
  projetosEmAvaliacao: 'Projetos em Avaliação',
  enviarASecretaria: 'enviar para a secretária',
  enviarAosCoordenadores: 'enviar para os coordenadores',
  sim: 'Sim',
  nao: 'Não',
} as const;
export const NOMES_DOS_CRITERIOS = {
  pontuacaoAdequacaoCoerencia: 'Adequação e coerência',
  pontuacaoRelevanciaJustificativaClareza: 'Relevância, justificativa e clareza',
  pontuacaoMetodologiaAtividades: 'Metodologia e atividades',
  pontuacaoOrganizacaoTextual: 'Organização textual',
  pontuacaoApoioDisciplina: 'Apoio a disciplinas',
  pontuacaoNaturezaDisciplinas: 'Natureza das disciplinas',
  pontuacaoCaracteristicaDisciplinas: 'Características das disciplinas',
} as const;
export const NOMES_DAS_COMBINACOES = {
  media: 'média',
  mediana: 'mediana',
  mediaSemExtremos: 'média sem a maior e a menor',
} as const;

const PROJETOS_DITOS = 20;

/** A text with the projects that it is about, as many as can be read. */
export function comOsProjetos(texto: string, projetos: readonly number[]): string {
  const ditos = projetos.slice(0, PROJETOS_DITOS).map((numero) => `nº ${numero}`);
  const resto = projetos.length - ditos.length;
  return `${texto} (${ditos.join(', ')}${resto > 0 ? ` e mais ${resto}` : ''})`;
}
