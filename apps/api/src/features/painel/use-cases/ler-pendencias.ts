import type { Api } from '@instrutoria/contract/api.ts';
import { pendenciasDoAto, proximoAto } from '@instrutoria/domain/edital/rules/pendencias.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Executar } from '../../../context.ts';
import { contarEdital } from '../../edital/contagem-queries.ts';
import { sessaoQueBarra } from '../../edital/sessao-queries.ts';
import { exigirEdital } from './ler-painel.ts';

export const lerPendencias: Executar<Api['lerPendencias']> = async (ctx, { params }) => {
  const { guardado, edital, fuso, semOsDe } = await exigirEdital(ctx, params.id);
  const ato = proximoAto(edital);
  if (ato === null) return { status: 200, dados: { ato, bloqueios: [], avisos: [] } };
  const contagem = await contarEdital(ctx.db, guardado.id, diaNoFuso(ctx.agora, fuso), semOsDe);
  const sessaoAberta = await sessaoQueBarra(ctx.db, guardado.id, ctx.agora);
  const fatos = { agora: ctx.agora, fuso, contagem, sessaoAberta };
  return { status: 200, dados: pendenciasDoAto(ato, guardado, fatos) };
};
