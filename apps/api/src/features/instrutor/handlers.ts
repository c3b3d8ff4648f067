import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

/** Placeholder while the area is being built on the integration branch. */
async function emConstrucao(): Promise<never> {
  throw new DomainError('indisponivel', 'EM_CONSTRUCAO', 'Em construção');
}

export const handlersDoInstrutor = {
  cadastrarInstrutor: emConstrucao,
  listarParaConferir: emConstrucao,
  lerInstrutor: emConstrucao,
  lerInstrutorDoProjeto: emConstrucao,
  atualizarInstrutor: emConstrucao,
  encerrarInstrutor: emConstrucao,
  alterarSituacaoDoInstrutor: emConstrucao,
  alterarMesInicio: emConstrucao,
  conferirDocumento: emConstrucao,
  registrarIrregularidade: emConstrucao,
  verificarFrequencia: emConstrucao,
  enviarTermo: emConstrucao,
  enviarDeclaracao: emConstrucao,
  enviarHistorico: emConstrucao,
  enviarDadosBancarios: emConstrucao,
  enviarAnuencia: emConstrucao,
  lerTermo: emConstrucao,
  lerDeclaracaoDoAluno: emConstrucao,
  lerHistorico: emConstrucao,
  lerDadosBancarios: emConstrucao,
  lerAnuencia: emConstrucao,
  gerarModelo: emConstrucao,
  listarAcessosDoInstrutor: emConstrucao,
  listarInstrutores: emConstrucao,
  exportarInstrutores: emConstrucao,
  exportarAusentes: emConstrucao,
};
