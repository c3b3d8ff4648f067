import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

/** Placeholder while the area is being built on the integration branch. */
async function emConstrucao(): Promise<never> {
  throw new DomainError('indisponivel', 'EM_CONSTRUCAO', 'Em construção');
}

export const handlersDaJanela = {
  listarJanelas: emConstrucao,
  listarProrrogacoes: emConstrucao,
  registrarProrrogacao: emConstrucao,
  lerCalendario: emConstrucao,
  simularData: emConstrucao,
};
