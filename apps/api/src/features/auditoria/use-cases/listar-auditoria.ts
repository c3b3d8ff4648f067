import type { Api } from '@instrutoria/contract/api.ts';
import { ehDiaValido, inicioDoDia, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Executar } from '../../../context.ts';
import { projetosDeQuemParticipa } from '../../../db/participacao.ts';
import { lerFuso } from '../../../db/settings.ts';
import { lerAtos } from '../queries.ts';

export const listarAuditoria: Executar<Api['listarAuditoria']> = async (ctx, { query }) => {
  const { registro, pessoa, de, ate, ...lista } = query;
  exigirSemProblemas(
    Object.entries({ de, ate }).flatMap(([campo, dia]) =>
      dia === undefined || ehDiaValido(dia)
        ? []
        : [problema(campo, 'DIA_INVALIDO', 'Informe uma data válida')],
    ),
  );
  const fuso = await lerFuso(ctx.db);
  const [tipo, id] = registro?.split(':') ?? [];
  const { linhas, total } = await lerAtos(ctx.db, lista, {
    tipo,
    pessoa,
    id: id === undefined ? undefined : Number(id),
    desde: de === undefined ? undefined : inicioDoDia(de, fuso),
    antesDe: ate === undefined ? undefined : inicioDoDia(somarDias(ate, 1), fuso),
    proprios: await projetosDeQuemParticipa(ctx.db, ctx.usuario.id),
    leitorId: ctx.usuario.id,
  });
  return { status: 200, dados: linhas, total };
};
