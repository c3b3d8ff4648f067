import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { imprimirMes, imprimirMeuMes } from './use-cases/imprimir-mes.ts';
import { lerDocumentoDaFrequencia } from './use-cases/ler-documento.ts';
import { lerFolhaDeFrequencia, listarFrequencias } from './use-cases/ler-frequencias.ts';
import { devolverMesDoAluno, lerDiasDoAluno } from './use-cases/meses-dos-alunos.ts';
import { enviarMeuMes, guardarMeusDias, lerMeusDias, reabrirMeuMes } from './use-cases/meus-dias.ts';
import { registrarFrequenciasDeOficio } from './use-cases/registrar-de-oficio.ts';
import { registrarFrequencias } from './use-cases/registrar-frequencias.ts';

export const handlersDaFrequencia = {
  registrarFrequencias,
  listarFrequencias,
  lerFolhaDeFrequencia,
  registrarFrequenciasDeOficio,
  enviarDocumentoDaFrequencia: guardarArquivo('frequenciaDeOficio'),
  lerDocumentoDaFrequencia,
  lerMeusDias,
  guardarMeusDias,
  enviarMeuMes,
  reabrirMeuMes,
  imprimirMeuMes,
  lerDiasDoAluno,
  imprimirMes,
  devolverMesDoAluno,
};
