import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { HORAS_PADRAO } from '@instrutoria/domain/frequencia/limits.ts';
import { MENSAGENS_DOS_DIAS as M } from '@instrutoria/domain/frequencia/messages.ts';
import {
  exigirEnvio,
  exigirMesDoAluno,
  mesDoVinculo,
  prazoDoMesDoAluno,
  problemasDaLinha,
} from '@instrutoria/domain/frequencia/rules/dias.ts';
import { totalDeHoras } from '@instrutoria/domain/frequencia/rules/folha.ts';
import type { LinhaDoDia } from '@instrutoria/domain/frequencia/types.ts';
import { exigirEmAndamento } from '@instrutoria/domain/instrutor/policies.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { comPrefixo, type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto, Estudante, Executar, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { instrutorNaoEncontrado } from '../../instrutor/relacao-queries.ts';
import { estadoDasJanelas } from '../../janela/queries.ts';
import { lerAndamento } from '../../projeto/andamento-queries.ts';
import {
  acharVinculoDosDias,
  apagarDia,
  type DiaGuardado,
  horasRegistradas,
  lerDias,
  lerLinhas,
  lerMes,
  lerMeses,
  marcarAberto,
  marcarEnviado,
  salvarDia,
  travarVinculoDosDias,
  type VinculoDosDias,
} from '../dias-repository.ts';

type Ctx = Contexto<Usuario | null, null, Estudante>;
type Mes = AnswerOf<Api['lerMeusDias']>['meses'][number];

/** What decides whether a month of this project is open to its students. */
async function quandoDoProjeto({ db, agora }: Pick<Ctx, 'agora' | 'db'>, projetoId: number) {
  const configuracao = await lerConfiguracao(db);
  const janelas = await estadoDasJanelas(db, projetoId, agora);
  const janela = janelas.find((uma) => uma.janela === 'frequencia');
  if (janela === undefined) throw new Error('no window for attendance');
  return { configuracao, janela, hoje: diaNoFuso(agora, configuracao.fuso) };
}

/** The months of the vínculo that have come, and those with days, the latest first. */
function mesesDaTela(vinculo: VinculoDosDias, hoje: string, comDias: Iterable<string>): string[] {
  const meses = new Set(comDias);
  for (let mes = vinculo.mesInicio ?? ''; mes !== '' && mes <= mesDoDia(hoje); mes = somarMeses(mes, 1)) {
    if (mesDoVinculo(vinculo, mes, hoje)) meses.add(mes);
  }
  return [...meses].toSorted().toReversed();
}

export const lerMeusDias: Executar<Api['lerMeusDias']> = async (ctx, { params: { id } }) => {
  const vinculo = await acharVinculoDosDias(ctx.db, ctx.estudante.id, id);
  if (vinculo === null) throw instrutorNaoEncontrado();
  const quando = await quandoDoProjeto(ctx, vinculo.projetoId);
  const projeto = await lerAndamento(ctx.db, vinculo.projetoId);
  const linhas = await lerDias(ctx.db, id);
  const guardados = await lerMeses(ctx.db, id);
  const registradas = await horasRegistradas(ctx.db, id);
  const porMes = Map.groupBy(linhas, ({ dia }) => mesDoDia(dia));
  const meses = mesesDaTela(vinculo, quando.hoje, porMes.keys()).map((mes): Mes => {
    const prazo = prazoDoMesDoAluno(mes, quando);
    const guardado = guardados.find((um) => um.mes === mes);
    const dias = porMes.get(mes) ?? [];
    return {
      mes,
      aberto: prazo.aberto && projeto?.fase !== 'arquivado' && mesDoVinculo(vinculo, mes, quando.hoje),
      fechaEm: prazo.fechaEm,
      estado: guardado?.estado ?? 'aberto',
      versao: guardado?.versao ?? 0,
      soma: totalDeHoras(dias),
      enviadoEm: guardado?.enviadoEm ?? null,
      registradas: registradas.get(mes) ?? null,
      motivo: guardado?.motivo ?? null,
      dias,
    };
  });
  const { projeto: titulo, mesInicio, ate } = vinculo;
  return {
    status: 200,
    dados: {
      vinculo: { id, projeto: titulo, mesInicio, ate },
      hoje: quando.hoje,
      esperado: HORAS_PADRAO,
      meses,
    },
  };
};

/** The own vínculo, locked. Throws 404 for another student's, 409 where its project has no instructors now. */
async function travado(ctx: Ctx, id: number) {
  const vinculo = await travarVinculoDosDias(ctx.db, ctx.estudante.id, id);
  if (vinculo === null) throw instrutorNaoEncontrado();
  const projeto = await lerAndamento(ctx.db, vinculo.projetoId);
  if (projeto === null) throw instrutorNaoEncontrado();
  exigirEmAndamento(projeto);
  return { vinculo, quando: await quandoDoProjeto(ctx, vinculo.projetoId) };
}

const iguais = (a: LinhaDoDia, b: LinhaDoDia) =>
  a.dia === b.dia && a.horas === b.horas && a.atividade === b.atividade;

/** Throws 409 with the line as it stands; null: it was deleted. */
function mudouNoutroAparelho(linha: (DiaGuardado & { readonly apagada: boolean }) | undefined): never {
  const { apagada, ...atual } = linha ?? { apagada: true };
  const extras = { atual: apagada ? null : atual };
  throw new DomainError('conflito', 'DIA_MUDOU', M.diaMudou, [], extras);
}

export const guardarMeusDias: Executar<Api['guardarMeusDias']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const { vinculo, quando } = await travado(ctx, id);
  const { dias: enviados, apagados = [] } = pedido.corpo();
  const ids = [...enviados, ...apagados].map((um) => um.id);
  const guardadas = await lerLinhas(ctx.db, id, ids);
  const guardada = (qual: string) => guardadas.find((um) => um.id === qual);
  // A repetition of what is stored changes nothing, also when its first answer was lost.
  const novos = enviados.filter((linha) => {
    const atual = guardada(linha.id);
    return atual === undefined || atual.apagada || !iguais(atual, linha);
  });
  const aApagar = apagados.filter((um) => guardada(um.id)?.apagada === false);
  const mudados = [...novos, ...aApagar];
  const antes = mudados.flatMap(({ id: qual }) => guardada(qual) ?? []);
  // A line may move to another month.
  for (const mes of new Set([...antes, ...novos].map(({ dia }) => mesDoDia(dia)))) {
    // A month outside the vínculo is an error of the field.
    if (!mesDoVinculo(vinculo, mes, quando.hoje)) continue;
    exigirMesDoAluno((await lerMes(ctx.db, id, mes)).estado, prazoDoMesDoAluno(mes, quando));
  }
  for (const { id: qual, versao } of mudados) {
    const atual = guardada(qual);
    if (atual === undefined ? (versao ?? 0) > 0 : atual.apagada || versao !== atual.versao) {
      mudouNoutroAparelho(atual);
    }
  }
  exigirSemProblemas(await problemasDosDias(ctx, { vinculo, hoje: quando.hoje, enviados, ids }));
  for (const linha of novos) await salvarDia(ctx.db, id, linha, ctx.agora);
  for (const um of aApagar) await apagarDia(ctx.db, id, um.id, ctx.agora);
  const semTexto = (linhas: readonly LinhaDoDia[]) => linhas.map(({ dia, horas }) => ({ dia, horas }));
  if (mudados.length > 0) {
    await auditar(ctx, {
      acao: 'guardarMeusDias',
      registro: { tipo: 'instrutor', id },
      antes: { dias: semTexto(antes) },
      depois: { dias: semTexto(novos), estudante: ctx.estudante.id },
    });
  }
  const depois = await lerLinhas(ctx.db, id, ids);
  const dias = depois.filter(({ apagada }) => !apagada).map(({ apagada, ...linha }) => linha);
  return { status: 200, dados: { message: M.diasGuardados, dias } };
};

async function problemasDosDias(
  { db }: Pick<Ctx, 'db'>,
  pedido: {
    readonly vinculo: VinculoDosDias;
    readonly hoje: string;
    readonly enviados: readonly LinhaDoDia[];
    /** Of the lines that are saved or deleted. */
    readonly ids: readonly string[];
  },
): Promise<Problema[]> {
  const { vinculo, hoje, enviados, ids } = pedido;
  const outras = (await lerDias(db, vinculo.id)).filter((um) => !ids.includes(um.id));
  return enviados.flatMap((linha, i) => {
    const repetida = enviados.findIndex((um) => um.id === linha.id) < i;
    const problemas = repetida
      ? [problema('id', 'DIA_REPETIDO', M.diaRepetido)]
      : problemasDaLinha(linha, [...outras, ...enviados.slice(0, i)], { vinculo, hoje });
    return comPrefixo(`dias.${i}`, problemas);
  });
}

/** Throws 409 unless this month of the vínculo is open. */
async function mesAberto(ctx: Ctx, id: number, mes: string) {
  const { vinculo, quando } = await travado(ctx, id);
  const prazo = prazoDoMesDoAluno(mes, quando);
  const dele = mesDoVinculo(vinculo, mes, quando.hoje);
  const { estado } = await lerMes(ctx.db, id, mes);
  return { estado, prazo: { ...prazo, aberto: prazo.aberto && dele }, vinculo, hoje: quando.hoje };
}

export const enviarMeuMes: Executar<Api['enviarMeuMes']> = async (ctx, pedido) => {
  const { id, mes } = pedido.params;
  const { estado, prazo, ...quando } = await mesAberto(ctx, id, mes);
  exigirMesDoAluno(estado, prazo);
  const dias = await lerDias(ctx.db, id, mes);
  exigirEnvio(pedido.corpo().soma, dias, quando);
  await marcarEnviado(ctx.db, { instrutorId: id, mes }, ctx.agora);
  await auditar(ctx, {
    acao: 'enviarMeuMes',
    registro: { tipo: 'instrutor', id },
    depois: { mes, horas: totalDeHoras(dias), estudante: ctx.estudante.id },
  });
  return { status: 200, dados: { message: M.mesEnviado } };
};

export const reabrirMeuMes: Executar<Api['reabrirMeuMes']> = async (ctx, { params: { id, mes } }) => {
  const { estado, prazo } = await mesAberto(ctx, id, mes);
  // An attested month says so; a closed one too.
  exigirMesDoAluno(estado === 'enviado' ? 'aberto' : estado, prazo);
  if (estado !== 'enviado') throw new DomainError('conflito', 'MES_NAO_ENVIADO', M.mesNaoEnviado);
  await marcarAberto(ctx.db, { instrutorId: id, mes });
  await auditar(ctx, {
    acao: 'reabrirMeuMes',
    registro: { tipo: 'instrutor', id },
    depois: { mes, estudante: ctx.estudante.id },
  });
  return { status: 200, dados: { message: M.mesReaberto } };
};
