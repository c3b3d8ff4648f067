import type { Api } from '@instrutoria/contract/api.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { RASCUNHOS_POR_PESSOA } from '@instrutoria/domain/projeto/limits.ts';
import { MAQUINA_DO_PROJETO } from '@instrutoria/domain/projeto/maquina.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { ehPropostaVazia, problemasDoRascunho } from '@instrutoria/domain/projeto/rules/rascunho.ts';
import type { Projeto, Proposta } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { devolverArquivos } from '../../arquivo/repository.ts';
import type { Ato } from '../../auditoria/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharEdital } from '../../edital/repository.ts';
import { foiTardia } from '../../edital/tardia-queries.ts';
import { mudouDeCoordenacao } from '../passagem-queries.ts';
import type { ProjetoGuardado } from '../repository.ts';
import * as repo from '../repository.ts';
import {
  colunasDaProposta,
  editalDesconhecido,
  exigirProprioCoordenador,
  gravarLigacoes,
  problemasDasReferenciasExternas,
  projetoVazio,
  travarMeuProjeto,
} from './gravar-proposta.ts';
import { propostaRecebida, sanearProposta } from './proposta-recebida.ts';
import { lerComoDono } from './submeter-projeto.ts';

async function colunasDoEdital(ctx: Contexto, id: number | null | undefined) {
  if (id === undefined || id === null) return {};
  const edital = await acharEdital(ctx.db, id);
  if (edital === null) exigirSemProblemas([editalDesconhecido()]);
  return edital === null ? {} : { tipoProjeto: edital.tipoProjeto };
}

async function exigirLugarParaRascunho(ctx: Contexto): Promise<void> {
  if ((await repo.contarRascunhos(ctx.db, ctx.usuario.id)) >= RASCUNHOS_POR_PESSOA) {
    throw new DomainError('conflito', 'MUITOS_RASCUNHOS', M.muitosRascunhos);
  }
}

async function acharVazio(ctx: Contexto, recebida: Proposta): Promise<ProjetoGuardado | null> {
  if (!ehPropostaVazia(recebida)) return null;
  return repo.acharRascunhoVazio(ctx.db, ctx.usuario.id, recebida.edital ?? null);
}

/** Writes a new draft (`antes` null) or over an old one; it may be incomplete, but must be storable (D7). */
export async function gravarRascunho(
  ctx: Contexto,
  antes: ProjetoGuardado | null,
  recebida: Proposta,
  ato: (salvo: ProjetoGuardado) => Ato,
): Promise<Projeto> {
  exigirSemProblemas(problemasDoRascunho(recebida));
  const saneada = sanearProposta(recebida);
  const [doEdital, problemas] = await Promise.all([
    colunasDoEdital(ctx, saneada.edital),
    problemasDasReferenciasExternas(ctx, saneada, antes?.id ?? null),
  ]);
  exigirSemProblemas(problemas);
  if (antes === null) await exigirLugarParaRascunho(ctx);
  const colunas = { ...colunasDaProposta(saneada), ...doEdital, atualizadoEm: ctx.agora };
  const salvo =
    antes === null
      ? await repo.inserirProjeto(ctx.db, { ...projetoVazio(ctx), ...colunas })
      : repo.comMudancas(antes, colunas);
  // Sent without awaiting each: the last one reads the rows that the others wrote.
  const [, , , lido] = await Promise.all([
    antes && repo.salvarProjeto(ctx.db, antes.id, colunas),
    gravarLigacoes(ctx, salvo, saneada),
    auditar(ctx, ato(salvo)),
    lerComoDono(ctx, salvo.id),
  ]);
  return lido;
}

/** 201 for a new one, 200 over the named or an empty one. */
export const salvarRascunho: Executar<Api['salvarRascunho']> = async (ctx, pedido) => {
  const { id, coordenador } = pedido.legivel('id', 'coordenador');
  exigirProprioCoordenador(ctx, coordenador);
  const meu = id === undefined || id === null ? null : await travarMeuProjeto(ctx, id);
  if (meu !== null) {
    exigirAto(MAQUINA_DO_PROJETO, meu, 'salvarRascunho', { quem: 'dono' });
    ctx.exigirVersao(meu.versao);
  }
  const recebida = propostaRecebida(pedido.corpo());
  const antes = meu ?? (await acharVazio(ctx, recebida));
  const dados = await gravarRascunho(ctx, antes, recebida, ({ id, versao }) => ({
    acao: 'salvarRascunho',
    registro: { tipo: 'projeto', id },
    depois: { versao },
  }));
  return comVersao(antes === null ? 201 : 200, dados);
};

/** 204 again when it was deleted, 404 for a submitted project. */
export const excluirRascunho: Executar<Api['excluirRascunho']> = async (ctx, { params }) => {
  const antes = await repo.travarProjeto(ctx.db, params.id);
  if (antes !== null) {
    exigirAto(MAQUINA_DO_PROJETO, antes, 'excluirRascunho', { quem: papelDe(ctx) });
    if ((await foiTardia(ctx.db, antes.id)) || (await mudouDeCoordenacao(ctx.db, antes.id))) {
      throw new DomainError('conflito', 'RASCUNHO_COM_HISTORICO', M.rascunhoComHistorico);
    }
    ctx.exigirVersao(antes.versao);
    await repo.excluirRascunho(ctx.db, antes, ctx.agora);
    await devolverArquivos(ctx.db, `projeto:${antes.id}`, 'imagemSecao');
    await auditar(ctx, { acao: 'excluirRascunho', registro: { tipo: 'projeto', id: antes.id } });
  }
  return { status: 204, dados: undefined };
};
