import { lerMeusVinculos } from './use-cases/ler-vinculos.ts';
import { guardarMinhaConta, lerMinhaConta } from './use-cases/minha-conta.ts';

export const handlersDosVinculosDoEstudante = {
  lerMeusVinculos,
  lerMinhaConta,
  guardarMinhaConta,
};
