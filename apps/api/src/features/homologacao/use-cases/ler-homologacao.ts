import type { Relacao } from '@instrutoria/contract/access.ts';
import type { Api } from '@instrutoria/contract/api.ts';
import { QUEM_AGIU } from '@instrutoria/domain/acompanhamento/messages.ts';
import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import { MAQUINA_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/maquina.ts';
import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import { prazoPassou } from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import { NUNCA_MARCADO } from '@instrutoria/domain/homologacao/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { cabe } from '@instrutoria/domain/kernel/maquina.ts';
import { participaDele } from '@instrutoria/domain/projeto/policies.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { lerHomologacao } from '../../edital/homologacao-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { temImpedimento } from '../../impedimento/queries.ts';
import { coordenadorDoProjeto, editalEmQueConta } from '../../projeto/relacao-queries.ts';
import { temAvaliador } from '../../projeto/repository.ts';
import * as queries from '../queries.ts';
import { editalEmVigor } from './achar.ts';

async function hojeDe(ctx: Contexto): Promise<string> {
  return diaNoFuso(ctx.agora, await lerFuso(ctx.db));
}

export const listarHomologacao: Executar<Api['listarHomologacao']> = async (ctx, { params, query }) => {
  await editalEmVigor(ctx, params.id);
  const hoje = await hojeDe(ctx);
  const pedido = { editalId: params.id, lista: query, leitorId: ctx.usuario.id, hoje };
  const { linhas, total } = await queries.listarHomologacao(ctx.db, pedido);
  return {
    status: 200,
    dados: linhas.map((uma) => ({ ...uma, prazoPassou: prazoPassou(uma, hoje) })),
    total,
  };
};

export const lerHomologacaoDoEdital: Executar<Api['lerHomologacaoDoEdital']> = async (ctx, { params }) => {
  await editalEmVigor(ctx, params.id);
  const { homologacao: ligada } = await regrasEmVigor(ctx.db, params.id);
  const pedido = { editalId: params.id, leitorId: ctx.usuario.id, hoje: await hojeDe(ctx) };
  const contagem = await queries.contarHomologacao(ctx.db, pedido);
  return { status: 200, dados: { ligada, ...contagem, ...(ligada ? {} : { esperam: 0 }) } };
};

function semHomologacao(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.semHomologacao);
}

/** The fields that this reader may know: a participant never learns who marked (D20). */
export async function homologacaoPara(ctx: Contexto, projetoId: number, relacao: Relacao) {
  const editalId = await editalEmQueConta(ctx.db, projetoId);
  if (editalId === null) throw semHomologacao();
  const regras = await regrasEmVigor(ctx.db, editalId);
  if (!regras.homologacao) throw semHomologacao();
  const edital = await editalEmVigor(ctx, editalId);
  const { versao, ...guardada } = (await lerHomologacao(ctx.db, projetoId)) ?? {
    ...NUNCA_MARCADO,
    versao: 1,
  };
  const configuracao = await lerConfiguracao(ctx.db);
  const hoje = diaNoFuso(ctx.agora, configuracao.fuso);
  const fatos = {
    edital,
    ligada: true,
    recursoDias: regras.recursoDeHomologacaoDias,
    semExpediente: diasSemExpediente(configuracao),
    hoje,
    temAvaliador: await temAvaliador(ctx.db, projetoId),
  };
  const participa = participaDele(relacao);
  const administra =
    ctx.usuario.tipo === 'administrador' &&
    !participa &&
    !(await temImpedimento(ctx.db, ctx.usuario.id, projetoId));
  const pode = (ato: keyof typeof MAQUINA_DA_HOMOLOGACAO.atos, quem: boolean) =>
    quem && cabe(MAQUINA_DA_HOMOLOGACAO, guardada, ato, fatos);
  const coordenador = await coordenadorDoProjeto(ctx.db, projetoId);
  const atos = await queries.lerAtos(ctx.db, projetoId);
  return {
    projeto: projetoId,
    versao,
    ...guardada,
    prazoPassou: prazoPassou(guardada, hoje),
    // Before publication the coordinator does not learn that the project has an evaluator (D20).
    temAvaliador: !participa && fatos.temAvaliador,
    podeMarcar: pode('marcarHomologacao', administra),
    podeDesfazer: pode('desfazerHomologacao', administra),
    podeProrrogar: pode('prorrogarCorrecao', administra),
    podeDecidirRecurso: pode('decidirRecursoDaHomologacao', administra),
    podeCorrigir: pode('reenviarProjeto', relacao === 'dono'),
    podeRecorrer: pode('recorrerDaHomologacao', relacao === 'dono'),
    historico: atos.map(({ autor, ...ato }) => ({
      ...ato,
      quem: quemAgiu(ctx, autor, { participa, coordenador }),
    })),
  };
}

function quemAgiu(
  { usuario }: Contexto,
  autor: { readonly id: number; readonly nome: string },
  { participa, coordenador }: { readonly participa: boolean; readonly coordenador: number | null },
): string {
  if (autor.id === usuario.id) return QUEM_AGIU.proprio;
  return !participa || autor.id === coordenador ? autor.nome : QUEM_AGIU.administracao;
}

export const lerHomologacaoDoProjeto: Executar<Api['lerHomologacaoDoProjeto']> = async (ctx) =>
  comVersao(200, await homologacaoPara(ctx, ctx.alvo.id, ctx.alvo.relacao));
