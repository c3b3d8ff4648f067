import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { alterarMesInicio, alterarSituacaoDoInstrutor } from './use-cases/alterar-situacao.ts';
import { atualizarInstrutor } from './use-cases/atualizar-instrutor.ts';
import { cadastrarInstrutor } from './use-cases/cadastrar-instrutor.ts';
import { conferirDocumento } from './use-cases/conferir-documento.ts';
import { encerrarInstrutor } from './use-cases/encerrar-instrutor.ts';
import { paraCoordenadores } from './use-cases/enviar-documento.ts';
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
  enviarTermo: paraCoordenadores(guardarArquivo('termo')),
  enviarDeclaracao: paraCoordenadores(guardarArquivo('declaracao')),
  enviarHistorico: paraCoordenadores(guardarArquivo('historico')),
  enviarDadosBancarios: paraCoordenadores(guardarArquivo('dados_bancarios')),
  enviarAnuencia: paraCoordenadores(guardarArquivo('anuencia')),
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
