import type { Api } from '@instrutoria/contract/api.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirLivre } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { problemasDaReuniao } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { presidentePadrao } from '@instrutoria/domain/reuniao/rules/sala.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { todosDoEdital } from '../../decisao/decisao-queries.ts';
import { baremaEmVigor } from '../../edital/barema-queries.ts';
import { editalNaoEncontrado, travarEdital } from '../../edital/repository.ts';
import { consultarRanque } from '../../ranque/ranque-queries.ts';
import { contarDaComissao, presidentesEntre, proximoNumero } from '../queries.ts';
import * as repository from '../repository.ts';
import { impedeAbrir, reuniaoPara } from './ler-reuniao.ts';

/** Throws 422 by the field for a person who cannot sit in a meeting, including closed accounts. */
export async function exigirPessoasDaComissao(
  ctx: Contexto,
  campo: string,
  pessoas: readonly number[],
  mensagem: string = M.membroDesconhecido,
): Promise<void> {
  const unicas = [...new Set(pessoas)];
  if ((await contarDaComissao(ctx.db, unicas)) !== unicas.length) {
    exigirSemProblemas([problema(campo, 'PESSOA_DESCONHECIDA', mensagem)]);
  }
}

/** The president must be present; the secretary need not be. */
async function quemConduz(
  ctx: Contexto,
  membros: readonly number[],
  pedidos: { readonly preside?: number | null | undefined; readonly redige?: number | null | undefined },
) {
  const doTipo = new Set(await presidentesEntre(ctx.db, membros));
  const possiveis = membros.map((id) => ({ id, preside: doTipo.has(id) }));
  const presidenteId = pedidos.preside ?? presidentePadrao(possiveis, ctx.usuario.id);
  if (presidenteId === undefined) throw new Error('a meeting without members');
  await exigirPessoasDaComissao(ctx, 'preside', [presidenteId], M.presidenteDesconhecido);
  const redatorId = pedidos.redige ?? ctx.usuario.id;
  await exigirPessoasDaComissao(ctx, 'redige', [redatorId], M.redatorDesconhecido);
  return { presidenteId, redatorId, presentes: [...new Set([...membros, presidenteId])] };
}

export const abrirSessaoDaComissao: Executar<Api['abrirSessaoDaComissao']> = async (ctx, pedido) => {
  const guardado = await travarEdital(ctx.db, pedido.params.id);
  if (guardado === null) throw editalNaoEncontrado();
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  exigirLivre(await impedeAbrir(ctx, edital));
  const { local, membros, preside, redige } = pedido.corpo();
  exigirSemProblemas(problemasDaReuniao({ local, membros }));
  await exigirPessoasDaComissao(ctx, 'membros', membros ?? []);
  const { presentes, ...conduzem } = await quemConduz(ctx, membros ?? [], { preside, redige });
  const barema = await baremaEmVigor(ctx.db, edital.id);
  const ranque = await consultarRanque(ctx.db, { editalId: edital.id, tipo: edital.tipoProjeto, barema });
  const decididos = new Map((await todosDoEdital(ctx.db, edital)).map((linha) => [linha.projeto_id, linha]));
  const itens = ranque.flatMap(({ projeto_id, posicao }) => {
    const linha = decididos.get(projeto_id);
    if (posicao === null || linha === undefined) return [];
    return [
      {
        projetoId: projeto_id,
        titulo: linha.titulo,
        total: linha.total,
        pede: { remunerados: linha.remunerados, voluntarios: linha.voluntarios },
        proposta: { remunerados: linha.remunerados_aprovados, voluntarios: linha.voluntarios_aprovados },
      },
    ];
  });
  if (itens.length === 0) throw new DomainError('conflito', 'SEM_ITENS', M.semItens);
  const numero = await proximoNumero(ctx.db, edital.id);
  const id = await repository.inserirReuniao(ctx.db, {
    editalId: edital.id,
    numero,
    local: (local ?? '').trim(),
    abertaEm: ctx.agora,
    ...conduzem,
  });
  await repository.inserirItens(ctx.db, id, itens);
  await repository.inserirPresencas(ctx.db, id, presentes, {
    presente: true,
    quando: ctx.agora,
  });
  await repository.inserirAto(ctx.db, {
    sessaoId: id,
    ato: 'abrirSessaoDaComissao',
    para: 'aberta',
    motivo: '',
    autorId: ctx.usuario.id,
    quando: ctx.agora,
  });
  await auditar(ctx, {
    acao: 'abrirSessaoDaComissao',
    registro: { tipo: 'edital', id: edital.id },
    depois: { sessao: id, numero, preside: conduzem.presidenteId, redige: conduzem.redatorId },
  });
  return comVersao(201, await reuniaoPara(ctx, id));
};
