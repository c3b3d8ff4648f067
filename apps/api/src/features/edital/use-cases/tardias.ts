import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import {
  estadoDaTardia,
  FUNDAMENTOS_DA_TARDIA,
  impedeRetirarTardia,
  impedeTardia,
  problemasDaTardia,
  tardiaPorExtenso,
} from '@instrutoria/domain/edital/rules/tardia.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirLivre } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharProfessor } from '../../conta/repository.ts';
import { acharEdital } from '../repository.ts';
import * as queries from '../tardia-queries.ts';
import { avisarTardia, inserirTardia, mudarTardia } from '../tardia-repository.ts';
import { editalNaoEncontrado, travarOuFalhar } from './gravar-edital.ts';

async function lidas(ctx: Contexto, quais: { readonly editalId: number; readonly id?: number }) {
  const listadas = await queries.listarTardias(ctx.db, { ...quais, leitor: ctx.usuario.id });
  return listadas.map(({ ate, retiradaEm, projetoId, caiuEm, ...tardia }) => ({
    ...tardia,
    ate: ate.toISOString(),
    estado: estadoDaTardia({ ate, retiradaEm, projetoId, caiuEm }, ctx.agora),
  }));
}

export const listarTardias: Executar<Api['listarTardias']> = async (ctx, { params }) => {
  if ((await acharEdital(ctx.db, params.id)) === null) throw editalNaoEncontrado();
  return { status: 200, dados: await lidas(ctx, { editalId: params.id }) };
};

/**
 * Nobody opens a call for themselves (D64). Locks the call's row, so that its decision does not begin in the
 * meantime.
 */
export const abrirTardia: Executar<Api['abrirTardia']> = async (ctx, pedido) => {
  const guardado = await travarOuFalhar(ctx, pedido.params.id);
  const { professor } = pedido.legivel('professor');
  if (professor === ctx.usuario.id) exigirNaoParticipar('dono');
  const fuso = await lerFuso(ctx.db);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  exigirLivre(impedeTardia(edital.fase));
  const quem = { editalId: edital.id, professorId: professor ?? 0 };
  if ((await queries.travarTardiaAberta(ctx.db, quem, ctx.agora)) !== null) {
    throw new DomainError('conflito', 'TARDIA_JA_ABERTA', M.tardiaJaAberta);
  }
  const corpo = pedido.corpo();
  exigirSemProblemas(problemasDaTardia(corpo, ctx.agora));
  const fundamento = FUNDAMENTOS_DA_TARDIA.find((um) => um === corpo.fundamento);
  if (fundamento === undefined || !professor) throw new Error('a missing field passed the rules');
  if ((await acharProfessor(ctx.db, professor)) === null) {
    exigirSemProblemas([problema('professor', 'NENHUMA_PESSOA', M.tardiaPessoa)]);
  }
  const ordem = fundamento === 'ordem' ? normalizarTexto(corpo.ordem ?? '') : null;
  const ate = new Date(corpo.ate ?? '');
  const motivo = corpo.motivo?.trim() ?? '';
  const dito = tardiaPorExtenso(fundamento, ordem);
  const id = await inserirTardia(ctx.db, {
    ...quem,
    ...{ ate, fundamento, ordem, motivo, dito, autorId: ctx.usuario.id, abertaEm: ctx.agora },
  });
  await avisarTardia(ctx, { professorId: professor, edital: edital.nome, caso: { o: 'aberta', ate, dito } });
  await auditar(ctx, {
    acao: 'abrirTardia',
    registro: { tipo: 'edital', id: edital.id },
    depois: { tardia: id, professor, ate: ate.toISOString(), fundamento, ordem, motivo },
  });
  const [aberta] = await lidas(ctx, { editalId: edital.id, id });
  if (aberta === undefined) throw new Error('the opening is gone');
  return { status: 201, dados: aberta };
};

/** Possible until it is used. */
export const retirarTardia: Executar<Api['retirarTardia']> = async (ctx, pedido) => {
  const tardia = await queries.travarTardia(ctx.db, pedido.params.id);
  const edital = tardia === null ? null : await acharEdital(ctx.db, tardia.editalId);
  if (tardia === null || edital === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.tardiaNaoEncontrada);
  }
  if (tardia.professorId === ctx.usuario.id) exigirNaoParticipar('dono');
  exigirLivre(impedeRetirarTardia(estadoDaTardia(tardia, ctx.agora)));
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
  const escrito = motivo.trim();
  await mudarTardia(ctx.db, tardia.id, {
    retiradaEm: ctx.agora,
    retiradaPor: ctx.usuario.id,
    motivoDaRetirada: escrito,
  });
  const { professorId } = tardia;
  await avisarTardia(ctx, { professorId, edital: edital.nome, caso: { o: 'retirada', motivo: escrito } });
  await auditar(ctx, {
    acao: 'retirarTardia',
    registro: { tipo: 'edital', id: edital.id },
    antes: { tardia: tardia.id, professor: professorId },
    depois: { motivo: escrito },
  });
  return { status: 200, dados: { message: M.tardiaRetirada } };
};
