import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { MAQUINA_DA_SESSAO } from '@instrutoria/domain/sessao/maquina.ts';
import { MENSAGENS_SESSAO as M } from '@instrutoria/domain/sessao/messages.ts';
import { presentes } from '@instrutoria/domain/sessao/rules.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirSemImpedimento } from '../../impedimento/repository.ts';
import { relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { lerItens, lerPresencas, membrosImpedidos } from '../queries.ts';
import { salvarAnotacao, salvarDecisao, travarItem } from '../repository.ts';
import { sessaoEncontrada } from './sessao-encontrada.ts';
import { travarComEdital } from './sessao-travada.ts';

interface Params {
  readonly id: number;
  readonly projeto: number;
}

function itemNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.itemNaoEncontrado);
}

/**
 * 409 for who is kept out of the project, on the agenda or not (E-SESSAO-3); 404 for what is not on it. Then the call,
 * the meeting and the item.
 */
async function travarItemDaSessao(ctx: Contexto, { id, projeto }: Params) {
  await sessaoEncontrada(ctx, id);
  const relacao = await relacaoComProjeto(ctx.db, ctx.usuario, projeto);
  await exigirSemImpedimento(ctx.db, ctx.usuario, { relacao, projeto });
  if ((await lerItens(ctx.db, id, { projeto })).length === 0) throw itemNaoEncontrado();
  const travada = await travarComEdital(ctx, id);
  const item = await travarItem(ctx.db, id, projeto);
  if (item === null) throw itemNaoEncontrado();
  return { ...travada, item, qual: { sessaoId: id, projetoId: projeto } };
}

async function itemLido(ctx: Contexto, { id, projeto }: Params) {
  const [item] = await lerItens(ctx.db, id, { projeto });
  if (item === undefined) throw itemNaoEncontrado();
  return comVersao(200, item);
}

/** Of the assessment: nobody reads of his own in the trail (D20); what was written stays in the meeting. */
const daAvaliacao = (id: number) => ({ tipo: 'projeto_aprovacao', id }) as const;

export const anotarItemDaSessao: Executar<Api['anotarItemDaSessao']> = async (ctx, pedido) => {
  const { guardada, fatos, item, qual } = await travarItemDaSessao(ctx, pedido.params);
  const quem = ctx.usuario.tipo;
  exigirAto(MAQUINA_DA_SESSAO, guardada, 'anotarItemDaSessao', { quem, fatos });
  ctx.exigirVersao(item.versao);
  const dados = pedido.corpo();
  transitar(MAQUINA_DA_SESSAO, guardada, 'anotarItemDaSessao', { quem, fatos, dados });
  await salvarAnotacao(ctx.db, qual, normalizarTexto(dados.anotacao ?? ''));
  await auditar(ctx, { acao: 'anotarItemDaSessao', registro: daAvaliacao(item.aprovacaoId) });
  return itemLido(ctx, pedido.params);
};

interface Aprovar {
  readonly projeto: number;
  readonly dadas: () => {
    readonly remunerados_aprovados: number;
    readonly voluntarios_aprovados: number;
  };
}
/** Writes one row of the decision table, in its limits. */
type AprovarUm = (ctx: Contexto, qual: Aprovar) => Promise<boolean>;

/** One transaction for the meeting and the decision table: neither has it without the other. */
export const decidirItem =
  (aprovarUm: AprovarUm): Executar<Api['decidirItemDaSessao']> =>
  async (ctx, pedido) => {
    const { guardada, fatos, item, qual } = await travarItemDaSessao(ctx, pedido.params);
    const quem = ctx.usuario.tipo;
    exigirAto(MAQUINA_DA_SESSAO, guardada, 'decidirItemDaSessao', { quem, fatos });
    ctx.exigirVersao(item.versao);
    const { mesa, ...corpo } = pedido.corpo();
    const { remunerados: daProposta, voluntarios: dosVoluntarios } = item;
    transitar(MAQUINA_DA_SESSAO, guardada, 'decidirItemDaSessao', {
      quem,
      fatos,
      dados: { ...corpo, proposta: { remunerados: daProposta, voluntarios: dosVoluntarios } },
    });
    const { remunerados, voluntarios, motivo } = corpo;
    await aprovarUm(
      { ...ctx, exigirVersao: (versao) => ctx.exigirVersaoDaLinha(mesa, versao) },
      {
        projeto: qual.projetoId,
        dadas: () => ({ remunerados_aprovados: remunerados, voluntarios_aprovados: voluntarios }),
      },
    );
    const naSala = presentes(await lerPresencas(ctx.db, qual.sessaoId));
    const impedidos = await membrosImpedidos(ctx.db, qual.sessaoId, qual.projetoId);
    await salvarDecisao(ctx.db, qual, {
      remunerados,
      voluntarios,
      motivo: normalizarTexto(motivo ?? ''),
      decididoEm: ctx.agora,
      impedidos: naSala.flatMap(({ id }) => (impedidos.has(id) ? [id] : [])),
    });
    await auditar(ctx, { acao: 'decidirItemDaSessao', registro: daAvaliacao(item.aprovacaoId) });
    return itemLido(ctx, pedido.params);
  };
