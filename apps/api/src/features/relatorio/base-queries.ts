import type { Contexto } from '../../context.ts';
import { lerConfiguracao } from '../../db/configuracao.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { BaseDoRelatorio } from '../../documents/pdf/relatorio/modelo.ts';
import { lerLogotipo } from '../arquivo/repository.ts';

interface Cabeca {
  readonly titulo: string;
  readonly edital: string;
  readonly coordenador: string;
}

export async function lerBase(ctx: Contexto, projetoId: number, salvoEm: string): Promise<BaseDoRelatorio> {
  const { titulo, edital, coordenador } = await single<Cabeca>(
    ctx.db,
    sql`
      select p.titulo, e.nome as edital, c.nome as coordenador
      from projeto p
      join professor c on c.id = p.coordenador_id
      join edital e on e.id = p.edital_id
      where p.id = ${projetoId}
    `,
  );
  const { instituicao, fuso } = await lerConfiguracao(ctx.db);
  return {
    instituicao,
    fuso,
    edital,
    coordenador,
    logo: await lerLogotipo(ctx.deps.storage, instituicao.logo),
    projeto: { id: projetoId, titulo },
    salvoEm: new Date(salvoEm),
    emitidoEm: ctx.agora,
  };
}
