import type { Api } from '@instrutoria/contract/api.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import {
  daRecibo,
  emOrdemDosCriterios,
  problemasDoPedido,
} from '@instrutoria/domain/recurso/rules/criterios.ts';
import { problemasContraMudanca } from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import { solicitar } from '@instrutoria/domain/recurso/transitions.ts';
import { MAQUINA_DO_RESULTADO, podeSolicitarRecurso } from '@instrutoria/domain/resultado/maquina.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { origemDaAprovacao } from '../../avaliacao/origem-queries.ts';
import { recursosFeitos } from '../../avaliacao/recursos-feitos-queries.ts';
import { travarAprovacao } from '../../avaliacao/repository.ts';
import { exigirRecorrer } from '../../coordenacao/recorrer-queries.ts';
import { baremaEmVigor } from '../../edital/barema-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { segurarEdital } from '../../edital/repository.ts';
import { contestarMudancas } from '../../resultado/mudancas-repository.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { lerRecurso } from '../queries.ts';
import { inserirCriterios, inserirRecurso } from '../repository.ts';
import { guardarAnexos } from './anexos.ts';
import { avisarComissao } from './avisar-comissao.ts';
import { abrirContrarrazoes } from './contrarrazoes.ts';
import { exigirCriteriosConhecidos } from './criterios-conhecidos.ts';
import { enviarRecibo } from './enviar-recibo.ts';

/** The 404 before publication too, for the project's own coordinator (D20). */
function aprovacaoDesconhecida(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Avaliação não encontrada.');
}

/** Locks its call against archiving. Throws 404 before publication. */
async function projetoPublicado(ctx: Contexto, aprovacaoId: number) {
  const onde = await origemDaAprovacao(ctx.db, aprovacaoId);
  const guardado = onde === null ? null : await segurarEdital(ctx.db, onde.editalId);
  if (onde === null || guardado === null) throw aprovacaoDesconhecida();
  const fuso = await lerFuso(ctx.db);
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  if (!foiPublicado(edital)) throw aprovacaoDesconhecida();
  return { projetoId: onde.projetoId, titulo: onde.titulo, edital, fuso };
}

/** The contested criteria for the audit; empty for an appeal against the whole result. */
function contestados(criterios: readonly { readonly criterio: string }[]) {
  return criterios.length === 0 ? {} : { criterios: criterios.map(({ criterio }) => criterio) };
}

export const solicitarRecurso: Executar<Api['solicitarRecurso']> = async (ctx, pedido) => {
  const { id: aprovacaoId } = ctx.alvo;
  const { projetoId, titulo, edital, fuso } = await projetoPublicado(ctx, aprovacaoId);
  await exigirRecorrer(ctx, projetoId);
  // Refuses the second of two simultaneous appeals here, because one refused by the insertion would leave a
  // gap in the numbers.
  await travarAprovacao(ctx.db, aprovacaoId);
  const feitos = await recursosFeitos(ctx.db, { edital, projetoId, aprovacaoId });
  const fatos = { agora: ctx.agora, fuso, ...feitos };
  exigirAto(MAQUINA_DO_RESULTADO, edital, 'solicitarRecurso', { quem: papelDe(ctx), fatos });
  const corpo = pedido.corpo();
  const { mensagem } = corpo;
  const { soMudanca: contraMudanca } = podeSolicitarRecurso(edital, fatos);
  if (contraMudanca) exigirSemProblemas(problemasContraMudanca(corpo));
  const regras = await regrasEmVigor(ctx.db, edital.id);
  const tipo = edital.tipoProjeto;
  const barema = await baremaEmVigor(ctx.db, edital.id);
  if (barema === null) exigirCriteriosConhecidos(corpo.criterios, barema);
  exigirSemProblemas(problemasDoPedido(corpo, { tipo, regras, barema }));
  const criterios = emOrdemDosCriterios(tipo, corpo.criterios ?? [], barema).map((um) => ({
    criterio: um.criterio,
    mensagem: sanearHtml(um.mensagem ?? ''),
  }));
  const novo = solicitar(aprovacaoId, sanearHtml(mensagem ?? ''), ctx.agora, criterios.length > 0);
  const id = await inserirRecurso(ctx.db, novo, { autorId: ctx.usuario.id, contraMudanca });
  if (id === null) throw new DomainError('conflito', 'RECURSO_PENDENTE', M.jaPendente);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const mudancas = await contestarMudancas(ctx.db, { projetoId, recursoId: id, hoje });
  await inserirCriterios(ctx.db, id, criterios);
  await guardarAnexos(ctx, id, corpo.anexos ?? []);
  const projeto = { id: projetoId, titulo };
  const contrarrazoesAte = regras.contrarrazoes
    ? await abrirContrarrazoes(ctx, { id, projeto, edital })
    : null;
  await avisarComissao(ctx, { projetoId, titulo, edital: edital.nome, contrarrazoesAte });
  if (daRecibo(regras)) await enviarRecibo(ctx, { id, projeto, edital: edital.nome });
  await auditar(ctx, {
    acao: 'solicitarRecurso',
    registro: { tipo: 'recurso', id },
    depois: {
      projeto: projetoId,
      aprovacao: aprovacaoId,
      ...contestados(criterios),
      ...(contrarrazoesAte === null ? {} : { contrarrazoesAte }),
      ...(mudancas.length === 0 ? {} : { mudancasDasVersoes: mudancas, soContraElas: contraMudanca }),
    },
  });
  await registrarEvento(ctx, 'recurso.recebido', `api/recurso/projeto/${projetoId}`);
  const leitor = { agora: ctx.agora, id: ctx.usuario.id, tipos: false, decide: null };
  const recurso = await lerRecurso(ctx.db, id, leitor);
  if (recurso === null) throw new Error('the written appeal is gone');
  return comVersao(201, recurso);
};
