import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { pdfDoProjeto } from '../projeto/use-cases/gerar-pdf.ts';
import { aceitarRecurso } from './use-cases/aceitar-recurso.ts';
import { lerAnexoDoRecurso, paraQuemRecorre } from './use-cases/anexos.ts';
import { enviarContrarrazoes, lerContrarrazoes, listarRecursosDosOutros } from './use-cases/contrarrazoes.ts';
import { decidirBolsasDoRecurso } from './use-cases/decidir-bolsas.ts';
import { indicarSubstituto } from './use-cases/indicar-substituto.ts';
import { contarRecursos, listarRecursos, listarRecursosDoProjeto } from './use-cases/ler-recursos.ts';
import {
  lerDocumentoDaRelatoria,
  lerRelatoria,
  listarMesaDeRecursos,
  listarRelatores,
  listarRelatorias,
} from './use-cases/ler-relatoria.ts';
import { recusarRecurso } from './use-cases/recusar-recurso.ts';
import { designarRelator, entregarMinuta, recusarRelatoria, salvarMinuta } from './use-cases/relatoria.ts';
import { simularRecurso } from './use-cases/simular-recurso.ts';
import { solicitarRecurso } from './use-cases/solicitar-recurso.ts';

export const handlersDoRecurso = {
  solicitarRecurso,
  enviarAnexoDoRecurso: paraQuemRecorre(guardarArquivo('anexoDoRecurso')),
  lerAnexoDoRecurso,
  contarRecursos,
  listarRecursos,
  listarRecursosDoProjeto,
  simularRecurso,
  aceitarRecurso,
  recusarRecurso,
  decidirBolsasDoRecurso,
  indicarSubstituto,
  listarRecursosDosOutros,
  enviarContrarrazoes,
  lerContrarrazoes,
  listarMesaDeRecursos,
  listarRelatorias,
  lerRelatoria,
  listarRelatores,
  designarRelator,
  recusarRelatoria,
  salvarMinuta,
  entregarMinuta,
  lerDocumentoDaRelatoria: lerDocumentoDaRelatoria(pdfDoProjeto),
};
