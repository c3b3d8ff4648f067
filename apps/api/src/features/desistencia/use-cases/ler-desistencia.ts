import type { Api } from '@instrutoria/contract/api.ts';
import { estadoDaDesistencia, MAQUINA_DA_DESISTENCIA } from '@instrutoria/domain/desistencia/maquina.ts';
import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { type ProjetoDoInstrutor, porQueSemInstrutores } from '@instrutoria/domain/instrutor/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { impedimentos } from '@instrutoria/domain/kernel/maquina.ts';
import { participaDele } from '@instrutoria/domain/projeto/policies.ts';
import type { ContextoDe, Executar } from '../../../context.ts';
import { abrirGuardado } from '../../arquivo/retencao-repository.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { lerProjetoDosInstrutores } from '../../instrutor/projeto-queries.ts';
import {
  coordenadorDoProjeto,
  projetoNaoEncontrado,
  relacaoComProjeto,
} from '../../projeto/relacao-queries.ts';
import { regraDaLista } from '../../resultado/suplentes-queries.ts';
import { acharPedido, desistenciaEmCurso } from '../queries.ts';
import { fatosDoProjeto } from './desistencia-travada.ts';

/**
 * Requires its coordinator, or an administrator outside the project; others get the 404 of an unknown
 * project.
 */
async function exigirLeitura(ctx: ContextoDe<Api['lerDesistencia']>): Promise<void> {
  if (ctx.alvo.relacao === 'dono') return;
  if (participaDele(await relacaoComProjeto(ctx.db, ctx.usuario, ctx.alvo.id))) throw projetoNaoEncontrado();
}

function porQueNao(projeto: ProjetoDoInstrutor): string | null {
  return projeto.fase === 'arquivado' ? MENSAGENS_EDITAL.arquivado : porQueSemInstrutores(projeto);
}

export const lerDesistencia: Executar<Api['lerDesistencia']> = async (ctx) => {
  await exigirLeitura(ctx);
  const { id } = ctx.alvo;
  const projeto = await lerProjetoDosInstrutores(ctx.db, id);
  if (projeto === null) throw projetoNaoEncontrado();
  const fatos = await fatosDoProjeto(ctx, projeto);
  const { hoje, vigenciaFim } = fatos;
  const atual = await desistenciaEmCurso(ctx.db, id);
  const estado = estadoDaDesistencia(atual, hoje);
  const ato = { ...fatos, fundamento: 'COORDENADOR' } as const;
  const [primeiro] = impedimentos(MAQUINA_DA_DESISTENCIA, null, 'desistirDoProjeto', ato);
  return {
    status: 200,
    dados: {
      desistencia:
        atual === null || estado === 'nenhuma'
          ? null
          : {
              id: atual.id,
              estado,
              fundamento: atual.fundamento,
              motivo: atual.motivo,
              temPedido: atual.pedido !== null,
              responderAte: atual.responderAte,
              dia: atual.dia,
              criadaEm: atual.criadaEm,
            },
      impedimento: atual !== null ? null : (porQueNao(projeto) ?? primeiro?.mensagem ?? null),
      temSuplentes: projeto.edital !== null && (await regraDaLista(ctx.db, projeto.edital.id)) !== null,
      hoje,
      vigenciaFim,
    },
  };
};

export const lerPedidoDeDesistencia: Executar<Api['lerPedidoDeDesistencia']> = async (ctx, { params }) => {
  await exigirLeitura(ctx);
  const projetoId = ctx.alvo.id;
  const achado = await acharPedido(ctx.db, { projetoId, id: params.desistencia });
  if (achado === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.pedidoNaoEncontrado);
  const bytes = await abrirGuardado(ctx.db, ctx.deps.storage, achado.pedido);
  await registrarAcesso(ctx, {
    documento: 'pedido_de_desistencia',
    registro: { tipo: 'projeto', id: projetoId },
    titularId: await coordenadorDoProjeto(ctx.db, projetoId),
  });
  const nome = `pedido_de_desistencia_${projetoId}.pdf`;
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome } };
};
