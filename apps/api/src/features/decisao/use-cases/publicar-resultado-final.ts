import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { mudancasEntre } from '@instrutoria/domain/resultado/rules/versoes.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { contarEdital } from '../../edital/contagem-queries.ts';
import { salvarEdital, travarEdital } from '../../edital/repository.ts';
import { lerVersao } from '../../resultado/queries.ts';
import { guardarVersao } from '../../resultado/repository.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { avisarResultado } from '../avisar-resultado.ts';
import { todosDoEdital } from '../decisao-queries.ts';

async function linhasDe(ctx: Contexto, id: number, numero: number) {
  const versao = await lerVersao(ctx.db, { id, resultadoPublicadoEm: '' }, numero);
  return versao === null ? [] : versao.linhas;
}

/** Locks the call: a simultaneous appeal comes before and counts, or after and is too late. */
export const publicarResultadoFinal: Executar<Api['publicarResultadoFinal']> = async (ctx, { params }) => {
  const { id } = params;
  const antes = await travarEdital(ctx.db, id);
  if (antes === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_EDITAL.naoEncontrado);
  }
  const fuso = await lerFuso(ctx.db);
  const fatos = {
    agora: ctx.agora,
    fuso,
    contagem: await contarEdital(ctx.db, id, diaNoFuso(ctx.agora, fuso)),
  };
  const quem = ctx.usuario.tipo;
  const depois = transitar(MAQUINA_DO_EDITAL, antes, 'publicarResultadoFinal', { quem, fatos });
  ctx.exigirVersao(antes.versao);
  const edital = await salvarEdital(ctx.db, depois);
  const versao = await guardarVersao(ctx.db, id, { motivo: 'FINAL' }, ctx.agora);
  await auditar(ctx, {
    acao: 'publicarResultadoFinal',
    registro: { tipo: 'edital', id },
    antes,
    depois: { ...edital, resultado: versao },
  });
  await registrarEvento(ctx, 'resultado.publicado', `api/publico/resultados/${id}`);
  await avisarResultado(ctx, {
    edital,
    linhas: await todosDoEdital(ctx.db, derivarEdital(edital, ctx.agora, fuso)),
    versao,
    mudancas: mudancasEntre(await linhasDe(ctx, id, 1), await linhasDe(ctx, id, versao)),
  });
  return { status: 200, dados: { message: MENSAGENS_EDITAL.finalPublicado } };
};
