import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { diasPorEnviar } from '../../frequencia/dias-repository.ts';
import { acharConta } from '../queries.ts';
import { contaNaoEncontrada } from './conta-travada.ts';

export const estudanteAtual: Executar<Api['estudanteAtual']> = async ({ db, estudante }) => {
  const conta = await acharConta(db, estudante.id);
  if (conta === null) throw contaNaoEncontrada();
  const { nome, email, senha } = conta;
  return {
    status: 200,
    dados: {
      ...{ nome, email, soPorLink: senha === null, sessaoPropria: estudante.sessao !== null },
      porEnviar: await diasPorEnviar(db, estudante.id),
    },
  };
};
