import type { Api } from '@instrutoria/contract/api.ts';
import { mesmoBarema } from '@instrutoria/domain/barema/rules/mudanca-do-barema.ts';
import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import {
  type Configuracao,
  mudarConfiguracao,
  versaoDaConfiguracao,
} from '@instrutoria/domain/edital/configuracao.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { camposMudados } from '@instrutoria/domain/edital/rules/mudancas.ts';
import { motivoDaRetificacao, regrasMudadas } from '@instrutoria/domain/edital/rules/regras.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { baremaEmVigor, inserirBarema, temNotas } from '../barema-queries.ts';
import * as regras from '../regras-queries.ts';
import { acharEdital, lerFatos, salvarEdital } from '../repository.ts';
import { avisarPrazos } from './avisar-prazos.ts';
import { baremaParaQuemLe } from './barema.ts';
import { editalNaoEncontrado, travarOuFalhar } from './gravar-edital.ts';
import { publicarMotivoDoFim } from './publicar-prorrogacao.ts';
import { fatosQueFixam, regrasParaQuemLe } from './regras.ts';
import { exigirAlheio } from './segredo-da-avaliacao.ts';

async function responder(ctx: Contexto, guardado: EditalGuardado, fuso: string) {
  const lidas = await regrasParaQuemLe(ctx, guardado);
  const barema = await baremaParaQuemLe(ctx, guardado);
  const versao = versaoDaConfiguracao(guardado.versao, lidas.versao, barema.versao);
  return { versao, edital: derivarEdital(guardado, ctx.agora, fuso), regras: lidas, barema };
}

/** Its version is the sum of those of its parts. */
export const lerConfiguracaoDoEdital: Executar<Api['lerConfiguracaoDoEdital']> = async (ctx, { params }) => {
  const edital = await acharEdital(ctx.db, params.id);
  if (edital === null) throw editalNaoEncontrado();
  return comVersao(200, await responder(ctx, edital, await lerFuso(ctx.db)));
};

/**
 * Changes data, rules and criteria by one act with one reason. Each section follows the rules of its single
 * call; either all are saved or none (E-EDITAL-9).
 */
export const mudarConfiguracaoDoEdital: Executar<Api['mudarConfiguracaoDoEdital']> = async (ctx, pedido) => {
  const edital = await travarOuFalhar(ctx, pedido.params.id);
  const pedidas = pedido.legivel('dados', 'regras', 'barema');
  const { limiteBolsas = edital.limiteBolsas } = pedidas.dados ?? {};
  const julga = pedidas.regras !== undefined || pedidas.barema !== undefined;
  if (julga || limiteBolsas !== edital.limiteBolsas) await exigirAlheio(ctx, edital);
  const configuracao = await lerConfiguracao(ctx.db);
  const { fuso } = configuracao;
  const lidas = await responder(ctx, edital, fuso);
  ctx.exigirVersao(lidas.versao);
  const corpo = pedido.corpo();
  const antes = {
    edital,
    regras: lidas.regras.regras,
    barema: await baremaEmVigor(ctx.db, edital.id),
  };
  const depois = mudarConfiguracao(antes, corpo, {
    ...{ agora: ctx.agora, fuso, semExpediente: diasSemExpediente(configuracao) },
    ...(await lerFatos(ctx.db, edital.id)),
    ...(await fatosQueFixam(ctx, edital)),
    avaliacoesConcluidas: await regras.contarConcluidas(ctx.db, edital.id),
    temNotas: await temNotas(ctx.db, edital.id),
  });
  const motivo = corpo.motivo?.trim() || null;
  const salvo = await gravar(ctx, { antes, depois, versoes: lidas, fuso, motivo });
  return comVersao(200, salvo === null ? lidas : await responder(ctx, salvo, fuso));
};

interface Gravada {
  readonly antes: Configuracao;
  readonly depois: Configuracao;
  readonly versoes: {
    readonly regras: { readonly versao: number };
    readonly barema: { readonly versao: number };
  };
  readonly fuso: string;
  readonly motivo: string | null;
}

/** The changed sections with one audit row, one mail a person and one instant; null where nothing changes. */
async function gravar(ctx: Contexto, gravada: Gravada): Promise<EditalGuardado | null> {
  const { antes, depois, versoes, fuso, motivo } = gravada;
  const mudou = {
    dados: camposMudados(antes.edital, depois.edital).length > 0,
    regras: regrasMudadas(antes.regras, depois.regras).length > 0,
    barema: !mesmoBarema(antes.barema, depois.barema),
  };
  if (!mudou.dados && !mudou.regras && !mudou.barema) return null;
  const { id } = antes.edital;
  const nova = {
    editalId: id,
    motivo: motivoDaRetificacao(depois.edital, diaNoFuso(ctx.agora, fuso), motivo),
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  };
  const salvo = mudou.dados ? await salvarEdital(ctx.db, depois.edital) : antes.edital;
  if (mudou.regras) {
    const versao = versoes.regras.versao + 1;
    await regras.inserirRegras(ctx.db, { ...nova, versao, regras: depois.regras });
  }
  if (mudou.barema) {
    await inserirBarema(ctx.db, { ...nova, versao: versoes.barema.versao + 1, barema: depois.barema });
  }
  const lado = (um: Configuracao, edital: EditalGuardado) => ({
    ...(mudou.dados ? edital : {}),
    ...(mudou.regras ? { regras: um.regras } : {}),
    ...(mudou.barema ? { barema: um.barema } : {}),
  });
  await auditar(ctx, {
    acao: 'mudarConfiguracaoDoEdital',
    registro: { tipo: 'edital', id },
    antes: lado(antes, antes.edital),
    depois: { ...lado(depois, salvo), ...(motivo === null ? {} : { motivo }) },
  });
  if (mudou.dados) {
    const mudanca = { antes: antes.edital, depois: salvo, fuso, motivo };
    await avisarPrazos(ctx, mudanca);
    await publicarMotivoDoFim(ctx, mudanca);
  }
  return salvo;
}
