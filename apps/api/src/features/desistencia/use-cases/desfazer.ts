import type { Api } from '@instrutoria/contract/api.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { estadoDaDesistencia, MAQUINA_DA_DESISTENCIA } from '@instrutoria/domain/desistencia/maquina.ts';
import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { exigirPessoaLivre } from '@instrutoria/domain/instrutor/rules/identificacao.ts';
import { exigirVaga, retomar } from '@instrutoria/domain/instrutor/transitions.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharEdital, travarEdital } from '../../edital/repository.ts';
import { outrosVinculos, travarPessoa } from '../../instrutor/pessoa-queries.ts';
import type { ProjetoDosInstrutores } from '../../instrutor/projeto-queries.ts';
import { contarVivos, salvarInstrutor, travarInstrutor } from '../../instrutor/repository.ts';
import { bolsasPassamDoLimite } from '../../projeto/encerramento-queries.ts';
import { editalEmQueConta } from '../../projeto/relacao-queries.ts';
import { lerLista } from '../../resultado/lista-queries.ts';
import { type DesistenciaGuardada, encerradosPela } from '../queries.ts';
import { mudarDesistencia } from '../repository.ts';
import { avisarAdministracao, avisarAlunos, avisarCoordenador, avisarQuemConsultou } from './avisar.ts';
import { exigirDeFora, travarDesistencia } from './desistencia-travada.ts';

/** Whether another project has a place that this one gave back; the caller holds the lock on the call. */
async function bolsaPassada(ctx: Contexto, { projetoId }: ProjetoDosInstrutores): Promise<boolean> {
  const editalId = await editalEmQueConta(ctx.db, projetoId);
  const guardado = editalId === null ? null : await acharEdital(ctx.db, editalId);
  if (guardado === null) return false;
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  const { devolvidas, chamadas, devolveram } = await lerLista(ctx.db, edital, ctx.agora);
  const suas = devolveram.find((um) => um.projeto_id === projetoId && !um.porAnulacao)?.bolsas ?? 0;
  return devolvidas - suas < chamadas || (await bolsasPassamDoLimite(ctx.db, guardado, projetoId, ctx.agora));
}

/**
 * Restores the vínculos that it ended, except for people who have another one by now. Returns both numbers.
 */
async function retomarVinculos(
  ctx: Contexto,
  { projetoId, aprovadas }: ProjetoDosInstrutores,
  { efetivadaEm }: DesistenciaGuardada,
  { motivo, hoje }: { readonly motivo: string; readonly hoje: string },
) {
  const ids = await encerradosPela(ctx.db, projetoId, efetivadaEm);
  let retomados = 0;
  for (const id of ids) {
    const antes = await travarInstrutor(ctx.db, id);
    if (antes === null) continue;
    const depois = retomar(antes, motivo);
    try {
      exigirVaga(depois.tipoAluno, aprovadas, await contarVivos(ctx.db, projetoId));
      await travarPessoa(ctx.db, depois);
      exigirPessoaLivre(depois, await outrosVinculos(ctx.db, depois, hoje), true);
    } catch (error) {
      if (error instanceof DomainError) continue;
      throw error;
    }
    await salvarInstrutor(ctx.db, antes, depois, { agora: ctx.agora, quem: ctx.usuario.id, motivo });
    retomados += 1;
  }
  return { retomados, naoRetomados: ids.length - retomados };
}

const FINS = {
  consultada: { fim: 'CONTINUA', message: M.consultaEncerrada, ato: 'consultaRetirada' },
  marcada: { fim: 'RETIRADA', message: M.retirada, ato: 'retirada' },
  emVigor: { fim: 'DESFEITA', message: M.desfeita, ato: 'desfeita' },
} as const;

export const desfazerDesistencia: Executar<Api['desfazerDesistencia']> = async (ctx, pedido) => {
  const { id } = ctx.alvo;
  await exigirDeFora(ctx, id);
  const editalId = await editalEmQueConta(ctx.db, id);
  // Locked before the approval, as in a call-up.
  if (editalId !== null) await travarEdital(ctx.db, editalId);
  const { projeto, antes, fatos } = await travarDesistencia(ctx, id);
  const quem = papelDe(ctx);
  const { hoje } = fatos;
  const estado = estadoDaDesistencia(antes, hoje);
  const passada = estado === 'emVigor' && (await bolsaPassada(ctx, projeto));
  const oQueVale = { hoje, administra: quem !== 'dono', bolsaPassada: passada };
  exigirAto(MAQUINA_DA_DESISTENCIA, antes, 'desfazerDesistencia', { quem, fatos: oQueVale });
  if (antes === null || estado === 'nenhuma') throw new Error('a giving up that is not there');
  const corpo = pedido.corpo();
  exigirSemProblemas(problemasDoMotivoDoEdital(corpo.motivo));
  const motivo = corpo.motivo.trim();
  const { fim, message, ato } = FINS[estado];
  const fimDela = { fim, motivoDoFim: motivo, fimEm: ctx.agora, fimPorId: ctx.usuario.id };
  await mudarDesistencia(ctx.db, antes.id, fimDela);
  const vinculos = estado === 'emVigor' ? await retomarVinculos(ctx, projeto, antes, { motivo, hoje }) : {};
  await auditar(ctx, {
    acao: 'desfazerDesistencia',
    registro: { tipo: 'projeto', id },
    antes: { dia: antes.dia },
    depois: { fim, motivo, ...vinculos },
  });
  if (estado !== 'consultada') await avisarAlunos(ctx, projeto, { ato: 'continua' });
  if (estado === 'consultada' && quem === 'dono') await avisarQuemConsultou(ctx, projeto, antes);
  if (estado === 'marcada' && quem === 'dono') await avisarAdministracao(ctx, projeto, { ato: 'retirada' });
  await avisarCoordenador(ctx, projeto, { ato, motivo });
  return { status: 200, dados: { message } };
};
