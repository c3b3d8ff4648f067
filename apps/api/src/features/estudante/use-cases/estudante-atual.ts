import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { contaDe } from '../queries.ts';

export const estudanteAtual: Executar<Api['estudanteAtual']> = async ({ db, estudante }) => {
  const { nome } = await contaDe(db, estudante.id);
  return { status: 200, dados: { nome, sessaoPropria: estudante.sessao !== null } };
};
