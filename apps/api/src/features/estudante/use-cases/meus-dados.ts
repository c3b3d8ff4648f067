import { Readable } from 'node:stream';
import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { jsonDasSecoes } from '../../conta/secoes-queries.ts';
import { acessosDoEstudante } from '../acessos-queries.ts';
import { SECOES_DO_ESTUDANTE } from '../meus-dados-columns.ts';

/** Written while it is downloaded. The documents themselves are on the student's page. */
export const meusDadosDeEstudante: Executar<Api['meusDadosDeEstudante']> = (ctx) => {
  const bytes = Readable.from(jsonDasSecoes(ctx.db, SECOES_DO_ESTUDANTE, ctx.estudante.id));
  return Promise.resolve({
    status: 200,
    arquivo: { tipo: 'application/json', bytes, nome: 'meus_dados_de_instrutor.json' },
  });
};

export const meusAcessosDeEstudante: Executar<Api['meusAcessosDeEstudante']> = async (ctx, { query }) => {
  const { linhas, total } = await acessosDoEstudante(ctx.db, ctx.estudante.id, query);
  return { status: 200, dados: linhas, total };
};
