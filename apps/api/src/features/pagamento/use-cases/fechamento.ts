import type { Fechamento } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Contexto } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { estadoDasJanelas } from '../../janela/queries.ts';
import { fatosDaFolha } from '../fatos-queries.ts';
import { registradasDeOficioPor } from '../queries.ts';

export async function fechamentoDe(ctx: Contexto, mes: string): Promise<Fechamento> {
  const { id } = ctx.usuario;
  const fuso = await lerFuso(ctx.db);
  const [fatos, janelas, deOficio] = await Promise.all([
    fatosDaFolha(ctx.db, ctx.agora, fuso),
    estadoDasJanelas(ctx.db, null, ctx.agora),
    registradasDeOficioPor(ctx.db, id),
  ]);
  const frequencia = janelas.find(({ janela }) => janela === 'frequencia');
  if (frequencia === undefined) throw new Error('no window for the attendance');
  return { mes, fatos, frequencia, deOficio, agora: ctx.agora, fuso };
}
