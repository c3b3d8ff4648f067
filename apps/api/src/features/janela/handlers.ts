import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { listarJanelas } from './use-cases/ler-janelas.ts';

/** Placeholder while the area is being built on the integration branch. */
async function emConstrucao(): Promise<never> {
  throw new DomainError('indisponivel', 'EM_CONSTRUCAO', 'Em construção');
}

export const handlersDaJanela = {
  listarJanelas,
  listarProrrogacoes: emConstrucao,
  registrarProrrogacao: emConstrucao,
  lerCalendario: emConstrucao,
  simularData: emConstrucao,
};
