import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

/** Placeholder while the area is being built on the integration branch. */
async function emConstrucao(): Promise<never> {
  throw new DomainError('indisponivel', 'EM_CONSTRUCAO', 'Em construção');
}

export const handlersDoRelatorio = {
  salvarRelatorioDisciplinas: emConstrucao,
  lerRelatorioDisciplinas: emConstrucao,
  gerarPdfDasDisciplinas: emConstrucao,
  salvarRelatorioAtividade: emConstrucao,
  lerRelatorioAtividade: emConstrucao,
  gerarPdfDaAtividade: emConstrucao,
  salvarRelatorioCoordenador: emConstrucao,
  lerRelatorioCoordenador: emConstrucao,
  gerarPdfDoCoordenador: emConstrucao,
};
