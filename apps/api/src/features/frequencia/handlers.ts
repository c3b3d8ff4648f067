import { lerFolhaDeFrequencia, listarFrequencias } from './use-cases/ler-frequencias.ts';
import { registrarFrequencias } from './use-cases/registrar-frequencias.ts';

export const handlersDaFrequencia = {
  registrarFrequencias,
  listarFrequencias,
  lerFolhaDeFrequencia,
};
