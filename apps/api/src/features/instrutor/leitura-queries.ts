import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { dataDasRaizes } from '../../adapters/signature-roots.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import type { Leitura } from './queries.ts';

/** How instructors are read now; with masked CPFs. */
export async function leituraDosInstrutores(
  ctx: Pick<Contexto<Usuario | null>, 'agora' | 'db' | 'deps'>,
  comDocumentos: boolean,
): Promise<Leitura> {
  const { fuso, regularizacao } = await lerConfiguracao(ctx.db);
  const { raizesDeAssinatura } = ctx.deps.config;
  return {
    hoje: diaNoFuso(ctx.agora, fuso),
    fuso,
    periodos: regularizacao,
    comDocumentos,
    cpfInteiro: false,
    raizes: raizesDeAssinatura === undefined ? null : dataDasRaizes(raizesDeAssinatura),
  };
}
