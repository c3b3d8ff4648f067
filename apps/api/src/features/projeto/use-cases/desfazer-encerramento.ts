import type { Api } from '@instrutoria/contract/api.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { emailDeEncerramentoDesfeito } from '../../../adapters/mail/templates/projeto-sem-instrutores.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { travarEdital } from '../../edital/repository.ts';
import { bolsasPassamDoLimite, projetoEncerradoDesde, temSuplenteChamado } from '../encerramento-queries.ts';
import { inserirDesfeito } from '../encerramento-repository.ts';
import { editalEmQueConta, projetoNaoEncontrado } from '../relacao-queries.ts';
import { type ProjetoGuardado, travarProjeto } from '../repository.ts';

export const desfazerEncerramento: Executar<Api['desfazerEncerramento']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const conta = (await editalEmQueConta(ctx.db, id)) !== null;
  const projeto = conta ? await travarProjeto(ctx.db, id) : null;
  if (projeto === null) throw projetoNaoEncontrado();
  if ((await projetoEncerradoDesde(ctx.db, id, ctx.agora)) === null) {
    throw new DomainError('conflito', 'NAO_ENCERRADO', M.naoEncerrado);
  }
  await exigirBolsasAqui(ctx, projeto.editalId, id);
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
  const desfeito = { motivo: motivo.trim(), autorId: ctx.usuario.id, desfeitoEm: ctx.agora };
  await inserirDesfeito(ctx.db, { projetoId: id, ...desfeito });
  await auditar(ctx, {
    acao: 'desfazerEncerramento',
    registro: { tipo: 'projeto', id },
    depois: { motivo: desfeito.motivo },
  });
  await avisar(ctx, projeto, desfeito.motivo);
  return { status: 200, dados: { message: M.encerramentoDesfeito } };
};

/** Places passed on, to a suplente or after an appeal, cannot be restored. */
async function exigirBolsasAqui(ctx: Contexto, editalId: number | null, id: number): Promise<void> {
  const edital = editalId === null ? null : await travarEdital(ctx.db, editalId);
  if (edital === null) return;
  if (await temSuplenteChamado(ctx.db, edital.id)) {
    throw new DomainError('conflito', 'BOLSAS_PASSADAS', M.bolsasPassadas);
  }
  if (await bolsasPassamDoLimite(ctx.db, edital, id, ctx.agora)) {
    throw new DomainError('conflito', 'BOLSAS_DADAS', M.bolsasDadas);
  }
}

async function avisar(ctx: Contexto, projeto: ProjetoGuardado, motivo: string): Promise<void> {
  const { id, titulo, coordenadorId: pessoaId } = projeto;
  await avisarSobreProjetos(ctx, { pessoaId, especie: 'encerramento', projetos: [id] }, (remessa) =>
    emailDeEncerramentoDesfeito({ ...remessa, motivo, projeto: { id, titulo } }),
  );
}
