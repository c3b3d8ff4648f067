import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../context.ts';
import * as queries from './queries.ts';

const procurarDisciplinasOficiais: Executar<Api['procurarDisciplinasOficiais']> = async (ctx, { query }) => ({
  status: 200,
  dados: await queries.procurarDisciplinasOficiais(ctx.db, query.busca),
});

export const handlersDaDisciplina = { procurarDisciplinasOficiais };
