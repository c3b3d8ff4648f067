import type { Api } from '@instrutoria/contract/api.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_PROJETO } from '@instrutoria/domain/projeto/maquina.ts';
import { problemasDosCronogramas } from '@instrutoria/domain/projeto/rules/cronograma.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { segurarEdital } from '../../edital/repository.ts';
import { colunasDoCronograma } from '../cronograma-columns.ts';
import type { ProjetoGuardado } from '../repository.ts';
import { comMudancas, salvarProjeto, temAvaliador, trocarCronogramas } from '../repository.ts';
import { travarMeuProjeto } from './gravar-proposta.ts';
import { sanearProposta } from './proposta-recebida.ts';
import { enviarRecibo } from './recibo.ts';

/** Throws 409 unless it is editable, or awaits schedules within 24 hours of the call's end (D9). */
async function exigirQueAceite(ctx: Contexto, projeto: ProjetoGuardado): Promise<void> {
  if (projeto.ehRascunho) return;
  const edital = projeto.editalId === null ? null : await segurarEdital(ctx.db, projeto.editalId);
  if (edital === null) throw new Error('a submitted project without its call');
  const fuso = await lerFuso(ctx.db);
  const { aberto } = derivarEdital(edital, ctx.agora, fuso);
  const situacao = { aberto, temAvaliador: await temAvaliador(ctx.db, projeto.id) };
  const fatos = { ...situacao, edital, agora: ctx.agora, fuso };
  exigirAto(MAQUINA_DO_PROJETO, projeto, 'salvarCronogramas', { quem: 'dono', fatos });
}

/** The exact number completes a project that awaited schedules (D9). */
export const salvarCronogramas: Executar<Api['salvarCronogramas']> = async (ctx, pedido) => {
  const projeto = await travarMeuProjeto(ctx, ctx.alvo.id);
  await exigirQueAceite(ctx, projeto);
  ctx.exigirVersao(projeto.versao);
  const enviados = pedido.corpo().map(({ projeto: _projeto, ...cronograma }) => cronograma);
  const { cronogramas = [] } = sanearProposta({ cronogramas: enviados });
  const quantidade = projeto.remunerados + projeto.voluntarios;
  exigirSemProblemas(problemasDosCronogramas(enviados, quantidade));
  exigirSemProblemas(problemasDosCronogramas(cronogramas, quantidade));
  const mudancas = { aguardandoCronograma: false, atualizadoEm: ctx.agora };
  const salvo = comMudancas(projeto, mudancas);
  await Promise.all([
    trocarCronogramas(ctx.db, projeto.id, cronogramas.map(colunasDoCronograma)),
    salvarProjeto(ctx.db, projeto.id, mudancas),
  ]);
  if (projeto.aguardandoCronograma) await enviarRecibo(ctx, salvo);
  const registro = { tipo: 'projeto', id: projeto.id };
  await auditar(ctx, { acao: 'salvarCronogramas', registro, depois: { quantidade } });
  return { status: 201, dados: { data: true } };
};
