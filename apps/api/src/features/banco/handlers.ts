import { guardarContaBancaria, lerContaBancaria, listarBancos } from './use-cases/conta-bancaria.ts';
import { responderSobreAConta } from './use-cases/resposta-do-aluno.ts';

export const handlersDoBanco = { listarBancos, lerContaBancaria, guardarContaBancaria, responderSobreAConta };
