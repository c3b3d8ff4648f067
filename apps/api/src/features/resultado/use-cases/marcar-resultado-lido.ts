import type { Api } from '@instrutoria/contract/api.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RESULTADO as M } from '@instrutoria/domain/resultado/messages.ts';
import { mesmaLinha } from '@instrutoria/domain/resultado/rules/versoes.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { segurarEdital } from '../../edital/repository.ts';
import { editalEmQueConta } from '../../projeto/relacao-queries.ts';
import { inserirLeitura, ultimaLeitura } from '../leitura-repository.ts';
import { lerVersao, type VersaoInteira } from '../queries.ts';

/** Throws 404 before publication, when a project has no result (D20). */
async function exigirPublicado(ctx: Contexto, projetoId: number) {
  const editalId = await editalEmQueConta(ctx.db, projetoId);
  const edital = editalId === null ? null : await segurarEdital(ctx.db, editalId);
  const resultadoPublicadoEm = edital?.resultadoPublicadoEm ?? null;
  if (edital === null || !foiPublicado(edital) || resultadoPublicadoEm === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Projeto não encontrado.');
  }
  return { id: edital.id, resultadoPublicadoEm };
}

function linhaDe(versao: VersaoInteira | null, projetoId: number) {
  return versao === null ? undefined : versao.linhas.find(({ projeto_id }) => projeto_id === projetoId);
}

/**
 * Repeated, it changes nothing until another version changes the project's row (D42). The version shown on
 * the screen counts as read; one made in the meantime stays unread.
 */
export const marcarResultadoLido: Executar<Api['marcarResultadoLido']> = async (ctx, { query }) => {
  const { id: projetoId } = ctx.alvo;
  const edital = await exigirPublicado(ctx, projetoId);
  const quem = { projetoId, professorId: ctx.usuario.id };
  const vista = await lerVersao(ctx.db, edital, query.versao);
  if (vista === null && query.versao !== undefined) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.versaoNaoEncontrada);
  }
  const lida = await ultimaLeitura(ctx.db, quem);
  const deAntes = lida === null ? null : await lerVersao(ctx.db, edital, lida);
  const versao = vista?.numero ?? 1;
  const nova =
    lida === null || (versao > lida && !mesmaLinha(linhaDe(deAntes, projetoId), linhaDe(vista, projetoId)));
  if (nova && (await inserirLeitura(ctx.db, { ...quem, versao, lidoEm: ctx.agora }))) {
    await auditar(ctx, {
      acao: 'marcarResultadoLido',
      registro: { tipo: 'projeto', id: projetoId },
      depois: { versao },
    });
  }
  return { status: 200, dados: { message: M.lido } };
};
