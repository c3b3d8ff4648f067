import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { lerDocumentoDaFrequencia } from './use-cases/ler-documento.ts';
import { lerFolhaDeFrequencia, listarFrequencias } from './use-cases/ler-frequencias.ts';
import { registrarFrequenciasDeOficio } from './use-cases/registrar-de-oficio.ts';
import { registrarFrequencias } from './use-cases/registrar-frequencias.ts';

export const handlersDaFrequencia = {
  registrarFrequencias,
  listarFrequencias,
  lerFolhaDeFrequencia,
  registrarFrequenciasDeOficio,
  enviarDocumentoDaFrequencia: guardarArquivo('frequenciaDeOficio'),
  lerDocumentoDaFrequencia,
};
