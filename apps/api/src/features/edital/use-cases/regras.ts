import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import { maiorTotal } from '@instrutoria/domain/barema/rules/totais.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import {
  completarRegras,
  exigirRegrasPermitidas,
  motivoDaRetificacao,
  REGRAS,
  REGRAS_PADRAO,
  regrasFixas,
  regrasMudadas,
} from '@instrutoria/domain/edital/rules/regras.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { baremaEmVigor } from '../barema-queries.ts';
import { temMarca } from '../homologacao-queries.ts';
import * as regras from '../regras-queries.ts';
import { acharEdital, temAvaliadorDesignado } from '../repository.ts';
import { houveReuniao } from '../reuniao-queries.ts';
import { comAviso } from './aviso-da-divergencia.ts';
import { editalNaoEncontrado, travarOuFalhar } from './gravar-edital.ts';
import { exigirAlheio, leFatosDaAvaliacao } from './segredo-da-avaliacao.ts';

export const lerRegrasDoEdital: Executar<Api['lerRegrasDoEdital']> = async (ctx, { params }) => {
  const edital = await acharEdital(ctx.db, params.id);
  if (edital === null) throw editalNaoEncontrado();
  return comVersao(200, await regrasParaQuemLe(ctx, edital));
};

export async function fatosQueFixam({ db }: Pick<Contexto, 'db'>, edital: EditalGuardado) {
  const temDesignado = await temAvaliadorDesignado(db, edital.id);
  return {
    temDesignado,
    temReuniao: await houveReuniao(db, edital.id),
    homologacaoComecou: temDesignado || (await temMarca(db, edital.id)),
    vagasFixas: temDesignado && (await regras.vagasFixas(db, edital.id)),
    publicado: edital.resultadoPublicadoEm !== null,
  };
}

export async function regrasParaQuemLe(ctx: Contexto, edital: EditalGuardado) {
  const doEdital = await regras.lerRegras(ctx.db, edital.id);
  const barema = (await baremaEmVigor(ctx.db, edital.id)) ?? baremaPadrao(edital.tipoProjeto);
  const lidas = comAviso(doEdital, doEdital.regras, barema);
  if (ctx.usuario.tipo !== 'administrador') return lidas;
  const fixas = (await leFatosDaAvaliacao(ctx, edital))
    ? regrasFixas(await fatosQueFixam(ctx, edital))
    : Object.fromEntries(REGRAS.map((regra) => [regra, MENSAGENS_AVALIACAO.voceParticipaDoEdital]));
  return Object.keys(fixas).length === 0 ? lidas : { ...lidas, fixas };
}

/** Changes only the sent rules; equal values are no change (E-REGRAS-1). */
export const mudarRegrasDoEdital: Executar<Api['mudarRegrasDoEdital']> = async (ctx, pedido) => {
  const edital = await travarOuFalhar(ctx, pedido.params.id);
  await exigirAlheio(ctx, edital);
  const { versao, regras: antes } = await regras.lerRegras(ctx.db, edital.id);
  ctx.exigirVersao(versao);
  const { motivo, ...mandadas } = pedido.corpo();
  const depois = completarRegras({ ...antes, ...semVazios(mandadas) });
  if (regrasMudadas(antes, depois).length > 0) {
    const barema = await baremaEmVigor(ctx.db, edital.id);
    const fatos = {
      agora: ctx.agora,
      fuso: await lerFuso(ctx.db),
      baremaProprio: barema !== null,
      maiorTotal: maiorTotal(barema ?? baremaPadrao(edital.tipoProjeto)),
      avaliacoesConcluidas: await regras.contarConcluidas(ctx.db, edital.id),
      ...(await fatosQueFixam(ctx, edital)),
    };
    exigirRegrasPermitidas(edital, antes, depois, fatos, motivo);
    const porque = motivoDaRetificacao(edital, diaNoFuso(ctx.agora, fatos.fuso), motivo);
    await regras.inserirRegras(ctx.db, {
      editalId: edital.id,
      versao: versao + 1,
      regras: depois,
      motivo: porque,
      autorId: ctx.usuario.id,
      criadoEm: ctx.agora,
    });
    const registro = { tipo: 'edital', id: edital.id };
    const lidas = porque === null ? depois : { ...depois, motivo: porque };
    await auditar(ctx, { acao: 'mudarRegrasDoEdital', registro, antes, depois: lidas });
  }
  return comVersao(200, await regrasParaQuemLe(ctx, edital));
};

/** A new call gets a copy of another call's rules; since nobody has read them yet, that is no correction. */
export async function copiarRegras(ctx: Contexto, de: number, para: number): Promise<void> {
  if ((await acharEdital(ctx.db, de)) === null) {
    exigirSemProblemas([problema('regrasDe', 'EDITAL_DESCONHECIDO', MENSAGENS_EDITAL.naoEncontrado)]);
  }
  const copiadas = await regras.regrasEmVigor(ctx.db, de);
  if (regrasMudadas(REGRAS_PADRAO, copiadas).length === 0) return;
  await regras.inserirRegras(ctx.db, {
    editalId: para,
    versao: 2,
    regras: copiadas,
    motivo: null,
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
  const registro = { tipo: 'edital', id: para };
  await auditar(ctx, { acao: 'mudarRegrasDoEdital', registro, antes: REGRAS_PADRAO, depois: copiadas });
}

function semVazios<T extends object>(campos: T) {
  return Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));
}
