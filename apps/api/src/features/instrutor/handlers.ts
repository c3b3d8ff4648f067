import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import {
  alterarMesInicio,
  alterarSituacaoDoInstrutor,
  liberarInstrutor,
} from './use-cases/alterar-situacao.ts';
import { atualizarInstrutor } from './use-cases/atualizar-instrutor.ts';
import { cadastrarInstrutor } from './use-cases/cadastrar-instrutor.ts';
import { conferirAssinaturas } from './use-cases/conferir-assinaturas.ts';
import { conferirDocumento } from './use-cases/conferir-documento.ts';
import { enviarMeuDocumento, lerMeuDocumento } from './use-cases/documentos-do-estudante.ts';
import { encerrarInstrutor, retomarVinculo } from './use-cases/encerrar-instrutor.ts';
import { enviarDocumento } from './use-cases/enviar-documento.ts';
import { exportarAusentes, exportarInstrutores } from './use-cases/exportar-planilhas.ts';
import { gerarModelo } from './use-cases/gerar-modelo.ts';
import { identificarInstrutor } from './use-cases/identificar-instrutor.ts';
import { lerDocumento } from './use-cases/ler-documento.ts';
import { lerInstrutor, listarInstrutores, verificarFrequencia } from './use-cases/ler-instrutores.ts';
import { listarAcessosDoInstrutor, listarParaConferir } from './use-cases/listar-para-conferir.ts';
import { listarTodosOsInstrutores } from './use-cases/listar-todos-os-instrutores.ts';
import { lerNomeCivilDoInstrutor } from './use-cases/nome-civil.ts';
import { registrarIrregularidade } from './use-cases/registrar-irregularidade.ts';
import { listarTitulares, substituirInstrutor } from './use-cases/substituir-instrutor.ts';
import { trocarDocumento } from './use-cases/trocar-documento.ts';

export const handlersDoInstrutor = {
  cadastrarInstrutor,
  listarParaConferir,
  listarTodosOsInstrutores,
  lerInstrutor,
  lerNomeCivilDoInstrutor,
  lerInstrutorDoProjeto: lerInstrutor,
  atualizarInstrutor,
  encerrarInstrutor,
  substituirInstrutor,
  listarTitulares,
  alterarSituacaoDoInstrutor,
  retomarVinculo,
  identificarInstrutor,
  liberarInstrutor,
  alterarMesInicio,
  conferirDocumento,
  conferirAssinaturas,
  trocarDocumento,
  registrarIrregularidade,
  verificarFrequencia,
  enviarTermo: enviarDocumento(guardarArquivo('termo')),
  enviarDeclaracao: enviarDocumento(guardarArquivo('declaracao')),
  enviarHistorico: enviarDocumento(guardarArquivo('historico')),
  enviarDadosBancarios: enviarDocumento(guardarArquivo('dados_bancarios')),
  enviarAnuencia: enviarDocumento(guardarArquivo('anuencia')),
  lerTermo: lerDocumento('termo_compromisso'),
  lerDeclaracaoDoAluno: lerDocumento('declaracao_aluno_detentor'),
  lerHistorico: lerDocumento('historico_declaracao'),
  lerDadosBancarios: lerDocumento('dados_bancarios'),
  lerAnuencia: lerDocumento('termo_anuencia'),
  enviarMeuDocumento: enviarMeuDocumento((documento) => guardarArquivo(ARQUIVO_DO_DOCUMENTO[documento])),
  lerMeuDocumento,
  gerarModelo,
  listarAcessosDoInstrutor,
  listarInstrutores,
  exportarInstrutores,
  exportarAusentes,
};
