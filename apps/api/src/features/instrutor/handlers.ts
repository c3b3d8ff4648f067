import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { alterarMesInicio, alterarSituacaoDoInstrutor } from './use-cases/alterar-situacao.ts';
import { atualizarInstrutor } from './use-cases/atualizar-instrutor.ts';
import { cadastrarInstrutor } from './use-cases/cadastrar-instrutor.ts';
import { conferirDocumento } from './use-cases/conferir-documento.ts';
import { encerrarInstrutor } from './use-cases/encerrar-instrutor.ts';
import { enviarDocumento } from './use-cases/enviar-documento.ts';
import { lerDocumento } from './use-cases/ler-documento.ts';
import { lerInstrutor, listarInstrutores, verificarFrequencia } from './use-cases/ler-instrutores.ts';
import { registrarIrregularidade } from './use-cases/registrar-irregularidade.ts';

/** Placeholder while the area is being built on the integration branch. */
async function emConstrucao(): Promise<never> {
  throw new DomainError('indisponivel', 'EM_CONSTRUCAO', 'Em construção');
}

export const handlersDoInstrutor = {
  cadastrarInstrutor,
  listarParaConferir: emConstrucao,
  lerInstrutor,
  lerInstrutorDoProjeto: lerInstrutor,
  atualizarInstrutor,
  encerrarInstrutor,
  alterarSituacaoDoInstrutor,
  alterarMesInicio,
  conferirDocumento,
  registrarIrregularidade,
  verificarFrequencia,
  enviarTermo: enviarDocumento('termo_compromisso'),
  enviarDeclaracao: enviarDocumento('declaracao_aluno_detentor'),
  enviarHistorico: enviarDocumento('historico_declaracao'),
  enviarDadosBancarios: enviarDocumento('dados_bancarios'),
  enviarAnuencia: enviarDocumento('termo_anuencia'),
  lerTermo: lerDocumento('termo_compromisso'),
  lerDeclaracaoDoAluno: lerDocumento('declaracao_aluno_detentor'),
  lerHistorico: lerDocumento('historico_declaracao'),
  lerDadosBancarios: lerDocumento('dados_bancarios'),
  lerAnuencia: lerDocumento('termo_anuencia'),
  gerarModelo: emConstrucao,
  listarAcessosDoInstrutor: emConstrucao,
  listarInstrutores,
  exportarInstrutores: emConstrucao,
  exportarAusentes: emConstrucao,
};
