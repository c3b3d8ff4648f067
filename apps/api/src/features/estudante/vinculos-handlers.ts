import { lerMeusVinculos } from './use-cases/ler-vinculos.ts';

export const handlersDosVinculosDoEstudante = {
  lerMeusVinculos,
};
