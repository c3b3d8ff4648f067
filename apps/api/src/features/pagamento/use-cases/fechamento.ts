import type { Fechamento } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Contexto } from '../../../context.ts';
import { lerFuso } from '../../configuracao/repository.ts';
import { estadoDasJanelas } from '../../janela/queries.ts';
import { fatosDaFolha } from '../queries.ts';

/** What the rules need to know in order to close a month's sheet. */
export async function fechamentoDe(ctx: Contexto, mes: string): Promise<Fechamento> {
  const [fatos, janelas, fuso] = await Promise.all([
    fatosDaFolha(ctx.db),
    estadoDasJanelas(ctx.db, null, ctx.agora),
    lerFuso(ctx.db),
  ]);
  const frequencia = janelas.find(({ janela }) => janela === 'frequencia');
  if (frequencia === undefined) throw new Error('no window for the attendance');
  return { mes, fatos, frequencia, agora: ctx.agora, fuso };
}
