import type { Api } from '@instrutoria/contract/api.ts';
import { paraOTipo } from '@instrutoria/domain/barema/rules/barema.ts';
import { exigirBaremaPermitido, mesmoBarema } from '@instrutoria/domain/barema/rules/mudanca-do-barema.ts';
import { faseEmVigor } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { motivoDaRetificacao } from '@instrutoria/domain/edital/rules/regras.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { baremaEmVigor, inserirBarema, lerBaremaDoEdital, temNotas } from '../barema-queries.ts';
import { regrasEmVigor } from '../regras-queries.ts';
import { acharEdital } from '../repository.ts';
import { comAviso } from './aviso-da-divergencia.ts';
import { editalNaoEncontrado, travarOuFalhar } from './gravar-edital.ts';
import { exigirAlheio, leFatosDaAvaliacao } from './segredo-da-avaliacao.ts';

export const lerBarema: Executar<Api['lerBarema']> = async (ctx, { params }) => {
  const edital = await acharEdital(ctx.db, params.id);
  if (edital === null) throw editalNaoEncontrado();
  return comVersao(200, await baremaParaQuemLe(ctx, edital));
};

export async function baremaParaQuemLe(ctx: Contexto, edital: EditalGuardado) {
  const lido = await lerBaremaDoEdital(ctx.db, edital);
  const comNotas = (await leFatosDaAvaliacao(ctx, edital))
    ? { ...lido, temNotas: await temNotas(ctx.db, edital.id) }
    : lido;
  return comAviso(comNotas, await regrasEmVigor(ctx.db, edital.id), lido.barema);
}

/** Takes the whole barema, or null for the spec's; an equal one is no change (E-BAREMA-2). */
export const mudarBarema: Executar<Api['mudarBarema']> = async (ctx, pedido) => {
  const edital = await travarOuFalhar(ctx, pedido.params.id);
  await exigirAlheio(ctx, edital);
  const { versao } = await lerBaremaDoEdital(ctx.db, edital);
  ctx.exigirVersao(versao);
  const antes = await baremaEmVigor(ctx.db, edital.id);
  const { barema: depois, motivo } = pedido.corpo();
  if (!mesmoBarema(antes, depois)) {
    const fuso = await lerFuso(ctx.db);
    const fase = faseEmVigor(edital, ctx.agora, fuso);
    const regras = await regrasEmVigor(ctx.db, edital.id);
    const fatos = {
      ...{ antes, depois, fase, motivo, agora: ctx.agora, fuso },
      temNotas: await temNotas(ctx.db, edital.id),
      variosAvaliadores: regras.avaliadores > 1,
    };
    exigirBaremaPermitido(edital, fatos);
    const porque = motivoDaRetificacao(edital, diaNoFuso(ctx.agora, fuso), motivo);
    await inserirBarema(ctx.db, {
      editalId: edital.id,
      versao: versao + 1,
      barema: depois,
      motivo: porque,
      autorId: ctx.usuario.id,
      criadoEm: ctx.agora,
    });
    await auditar(ctx, {
      acao: 'mudarBarema',
      registro: { tipo: 'edital', id: edital.id },
      antes: { barema: antes },
      depois: { barema: depois, ...(porque !== null && { motivo: porque }) },
    });
  }
  return comVersao(200, await baremaParaQuemLe(ctx, edital));
};

/** A new call gets a copy of another call's barema; since nobody has read it yet, that is no correction. */
export async function copiarBarema(
  ctx: Contexto,
  de: number,
  para: Pick<EditalGuardado, 'id' | 'tipoProjeto'>,
): Promise<void> {
  const outro = await baremaEmVigor(ctx.db, de);
  if (outro === null) return;
  const barema = paraOTipo(outro, para.tipoProjeto);
  await inserirBarema(ctx.db, {
    editalId: para.id,
    versao: 2,
    barema,
    motivo: null,
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
  const registro = { tipo: 'edital', id: para.id };
  await auditar(ctx, { acao: 'mudarBarema', registro, depois: { barema } });
}
