import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { MAQUINA_DA_REUNIAO } from '@instrutoria/domain/reuniao/maquina.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { faltaQuorum, podemJulgar, presidenteDoItem } from '@instrutoria/domain/reuniao/rules/sala.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerPresencas, membrosImpedidos } from '../../ata/queries.ts';
import { auditar } from '../../auditoria/repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { lerItens, type ReuniaoLida } from '../queries.ts';
import { registrarAtividade, salvarAnotacao, salvarDecisao, travarItem } from '../repository.ts';
import { reuniaoEncontrada } from './reuniao-encontrada.ts';
import { travarComEdital } from './reuniao-travada.ts';

interface Params {
  readonly id: number;
  readonly projeto: number;
}

function itemNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.itemNaoEncontrado);
}

/** Throws 404 for a project that is not on its agenda. Locks the call, the meeting and the item. */
async function travarItemDaReuniao(ctx: Contexto, { id, projeto }: Params) {
  await reuniaoEncontrada(ctx, id);
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

/**
 * An act on the assessment, so that readers do not see those of their own projects in the audit (D20); the
 * texts stay in the meeting.
 */
const daAvaliacao = (id: number) => ({ tipo: 'projeto_aprovacao', id }) as const;

export const anotarItemDaSessao: Executar<Api['anotarItemDaSessao']> = async (ctx, pedido) => {
  const { guardada, fatos, item, qual } = await travarItemDaReuniao(ctx, pedido.params);
  const quem = ctx.usuario.tipo;
  exigirAto(MAQUINA_DA_REUNIAO, guardada, 'anotarItemDaSessao', { quem, fatos });
  ctx.exigirVersao(item.versao);
  const dados = pedido.corpo();
  transitar(MAQUINA_DA_REUNIAO, guardada, 'anotarItemDaSessao', { quem, fatos, dados });
  await registrarAtividade(ctx.db, qual.sessaoId, ctx.agora);
  await salvarAnotacao(ctx.db, qual, normalizarTexto(dados.anotacao ?? ''));
  await auditar(ctx, { acao: 'anotarItemDaSessao', registro: daAvaliacao(item.aprovacaoId) });
  return itemLido(ctx, pedido.params);
};

/** Throws 409 where too few people in the room may judge the item (D54). */
async function exigirQuorum(ctx: Contexto, { id, edital }: ReuniaoLida, projeto: number) {
  const fora = await membrosImpedidos(ctx.db, id, projeto);
  const { podem, impedidos } = podemJulgar(await lerPresencas(ctx.db, id), fora);
  const { quorum } = await regrasEmVigor(ctx.db, edital.id);
  const falta = faltaQuorum({ podem, quorum });
  if (falta !== null) throw new DomainError('conflito', 'SEM_QUORUM', falta);
  return { podem, impedidos };
}

function semPresidente(): DomainError {
  return new DomainError('invalido', 'NAO_PODE_PRESIDIR', M.quemPresideAusente, [
    problema('preside', 'NAO_PODE_PRESIDIR', M.quemPresideAusente),
  ]);
}

interface Aprovar {
  readonly projeto: number;
  readonly naReuniao: number;
  readonly dadas: () => {
    readonly remunerados_aprovados: number;
    readonly voluntarios_aprovados: number;
    readonly motivo: string | null | undefined;
  };
}
/** Writes one row of the decision table, within its limits. */
type AprovarUm = (ctx: Contexto, qual: Aprovar) => Promise<boolean>;

/** One transaction for the meeting and the decision table, so that they never differ. */
export const decidirItem =
  (aprovarUm: AprovarUm): Executar<Api['decidirItemDaSessao']> =>
  async (ctx, pedido) => {
    const { lida, guardada, fatos, item, qual } = await travarItemDaReuniao(ctx, pedido.params);
    const quem = ctx.usuario.tipo;
    exigirAto(MAQUINA_DA_REUNIAO, guardada, 'decidirItemDaSessao', { quem, fatos });
    const { podem, impedidos } = await exigirQuorum(ctx, lida, qual.projetoId);
    ctx.exigirVersao(item.versao);
    const { mesa, preside, ...corpo } = pedido.corpo();
    const { remunerados: daProposta, voluntarios: dosVoluntarios } = item;
    transitar(MAQUINA_DA_REUNIAO, guardada, 'decidirItemDaSessao', {
      quem,
      fatos,
      dados: { ...corpo, proposta: { remunerados: daProposta, voluntarios: dosVoluntarios } },
    });
    const { remunerados, voluntarios, motivo } = corpo;
    const presidente = presidenteDoItem({ podem, presidente: lida.presidente?.id ?? null }, preside);
    if (presidente === undefined) throw semPresidente();
    await aprovarUm(
      { ...ctx, exigirVersao: (versao) => ctx.exigirVersaoDaLinha(mesa, versao) },
      {
        projeto: qual.projetoId,
        naReuniao: qual.sessaoId,
        dadas: () => ({ remunerados_aprovados: remunerados, voluntarios_aprovados: voluntarios, motivo }),
      },
    );
    await registrarAtividade(ctx.db, qual.sessaoId, ctx.agora);
    await salvarDecisao(ctx.db, qual, {
      remunerados,
      voluntarios,
      motivo: normalizarTexto(motivo ?? ''),
      decididoEm: ctx.agora,
      impedidos: impedidos.map(({ id }) => id),
      presentes: podem.map(({ id }) => id),
      presidenteId: presidente.id,
      decididoPorId: ctx.usuario.id,
    });
    await auditar(ctx, { acao: 'decidirItemDaSessao', registro: daAvaliacao(item.aprovacaoId) });
    return itemLido(ctx, pedido.params);
  };
