import type { Api } from '@instrutoria/contract/api.ts';
import { CURSOS_SUGERIDOS_MAXIMO } from '@instrutoria/domain/projeto/limits.ts';
import type { Executar } from '../../../context.ts';
import { cursosEscritos } from '../cursos-queries.ts';

export const listarCursos: Executar<Api['listarCursos']> = async (ctx) => ({
  status: 200,
  dados: await cursosEscritos(ctx.db, ctx.usuario, CURSOS_SUGERIDOS_MAXIMO),
});
