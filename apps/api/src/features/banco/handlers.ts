import { guardarContaBancaria, lerContaBancaria, listarBancos } from './use-cases/conta-bancaria.ts';

export const handlersDoBanco = { listarBancos, lerContaBancaria, guardarContaBancaria };
