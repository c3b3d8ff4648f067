import { coordenacaoPorExtenso } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import type { CoordenacaoAnterior } from '@instrutoria/domain/coordenacao/types.ts';
import type { Contexto } from '../../context.ts';
import { single } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { sql } from '../../db/sql.ts';
import type { BaseDoRelatorio } from '../../documents/pdf/relatorio/modelo.ts';
import { lerLogotipo } from '../arquivo/repository.ts';
import { COORDENARAM_ANTES } from '../projeto/coordenaram-antes-queries.ts';

interface Cabeca {
  readonly titulo: string;
  readonly edital: string;
  readonly coordenador: string;
  readonly coordenaramAntes: readonly CoordenacaoAnterior[];
}

export async function lerBase(ctx: Contexto, projetoId: number, salvoEm: string): Promise<BaseDoRelatorio> {
  const { titulo, edital, coordenador, coordenaramAntes } = await single<Cabeca>(
    ctx.db,
    sql`
      select p.titulo, e.nome as edital, c.nome as coordenador, ${COORDENARAM_ANTES} as "coordenaramAntes"
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
    coordenacao: coordenacaoPorExtenso({ coordenador: { nome: coordenador }, coordenaramAntes }),
    logo: await lerLogotipo(ctx.deps.storage, instituicao.logo),
    projeto: { id: projetoId, titulo },
    salvoEm: new Date(salvoEm),
    emitidoEm: ctx.agora,
  };
}
