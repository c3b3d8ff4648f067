import type { Api } from '@instrutoria/contract/api.ts';
import { coordenouAte } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { escolher } from '@instrutoria/domain/kernel/objetos.ts';
import { NO_RESUMO } from '@instrutoria/domain/projeto/campos.ts';
import {
  leSoDepoisDoEnvio,
  leSoOResumo,
  secretariaPodeLer,
  visaoDoProjeto,
} from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { Alvo, Contexto, Executar, Usuario } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { abrirParaLeitor, comprovantesQueLeu } from '../comprovante-repository.ts';
import { registrarAbertura } from '../proposta-aberta-repository.ts';
import * as queries from '../queries.ts';
import { projetoNaoEncontrado } from '../relacao-queries.ts';
import { comprovanteDoProjeto } from '../repository.ts';
import { comoLe } from '../sem-nomes-queries.ts';

const esperaOEnvio = ({ usuario, alvo }: Contexto<Usuario, Alvo>): boolean =>
  leSoDepoisDoEnvio(usuario.tipo, alvo.relacao);

/** The project as a former coordinator may read it. */
async function leuComprovante({ db, usuario, alvo }: Contexto<Usuario, Alvo>, id: number): Promise<boolean> {
  return alvo.relacao === 'coordenou' && (await comprovantesQueLeu(db, usuario.id)).has(id);
}

/** Throws 404 where the limits of the caller's right do not hold. */
export async function lerParaQuemPede(ctx: Contexto<Usuario, Alvo>, id: number): Promise<Projeto> {
  const visao = visaoDoProjeto(ctx.usuario.tipo, ctx.alvo.relacao, await leuComprovante(ctx, id));
  const projeto = await comoLe(ctx, id, queries.lerProjetoInteiro(ctx.db, id, ctx.agora, visao));
  if (projeto === null) throw projetoNaoEncontrado();
  if (esperaOEnvio(ctx) && !secretariaPodeLer(projeto.edital)) throw projetoNaoEncontrado();
  return projeto;
}

function resumir(projeto: Projeto) {
  const { id, versao, tipoProjeto, coordenador, edital } = projeto;
  if (edital === null) throw projetoNaoEncontrado();
  return {
    id,
    versao,
    ...escolher(projeto, NO_RESUMO),
    tipoProjeto,
    coordenador: { nome: coordenador.nome },
    unidade: coordenador.unidade,
    edital,
    disciplinas: projeto.comprovante_disciplinas?.disciplinas_associadas.slice(0, 3) ?? [],
    ...(projeto.semNomes ? { semNomes: projeto.semNomes } : {}),
  };
}

export const lerProjeto: Executar<Api['lerProjeto']> = async (ctx, { params }) => {
  const projeto = await lerParaQuemPede(ctx, params.id);
  await registrarAbertura(ctx, params.id);
  const soResumo = leSoOResumo(ctx.usuario.tipo, ctx.alvo.relacao);
  return comVersao(200, soResumo ? resumir(projeto) : projeto);
};

export const lerEditalDoProjeto: Executar<Api['lerEditalDoProjeto']> = async (ctx, { params }) => {
  const { edital } = await lerParaQuemPede(ctx, params.id);
  if (edital === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Edital não encontrado');
  return comVersao(200, edital);
};

export const lerCronogramas: Executar<Api['lerCronogramas']> = async (ctx, { params }) => {
  // Only the secretariat's right depends on more than the relation, which was checked before.
  if (esperaOEnvio(ctx)) await lerParaQuemPede(ctx, params.projectId);
  return { status: 200, dados: await queries.lerCronogramas(ctx.db, params.projectId) };
};

/** Without those awaiting schedules (D9). */
export const listarProjetosSubmetidos: Executar<Api['listarProjetosSubmetidos']> = async (ctx, pedido) => {
  const { params, query } = pedido;
  const { usuario, alvo } = ctx;
  const propria = alvo.relacao === 'dono';
  const lidos = propria ? await comprovantesQueLeu(ctx.db, usuario.id) : null;
  const visao = (projeto: Parameters<typeof coordenouAte>[0] & Pick<Projeto, 'id'>) => {
    const coordenou = propria && coordenouAte(projeto, usuario.id) !== null;
    return visaoDoProjeto(usuario.tipo, coordenou ? 'coordenou' : alvo.relacao, lidos?.has(projeto.id));
  };
  const opcoes = { agora: ctx.agora, visao, comPendentes: propria };
  const { linhas, total } = await queries.listarSubmetidos(ctx.db, params.coordinatorId, query, opcoes);
  return { status: 200, dados: linhas, total };
};

export const listarRascunhos: Executar<Api['listarRascunhos']> = async (ctx, { params, query }) => {
  const quando = { agora: ctx.agora, fuso: () => lerFuso(ctx.db) };
  const { linhas, total } = await queries.listarRascunhos(ctx.db, params.professorId, query, quando);
  return { status: 200, dados: linhas, total };
};

export const lerImagem: Executar<Api['lerImagem']> = async (ctx, { params }) => ({
  status: 200,
  arquivo: { tipo: 'image/jpeg', bytes: await ctx.deps.storage.bytes(params.reference) },
});

export const lerComprovante: Executar<Api['lerComprovante']> = async (ctx, { params }) => {
  const guardado = await comprovanteDoProjeto(ctx.db, params.projectId);
  if (guardado === null) throw projetoNaoEncontrado();
  const { usuario, alvo } = ctx;
  const visao = visaoDoProjeto(usuario.tipo, alvo.relacao, await leuComprovante(ctx, params.projectId));
  if (!visao.comprovante) throw projetoNaoEncontrado();
  const bytes = await abrirParaLeitor(ctx, guardado.referencia, params.projectId);
  await registrarAbertura(ctx, params.projectId);
  await registrarAcesso(ctx, {
    documento: 'comprovante_disciplinas',
    registro: { tipo: 'projeto', id: params.projectId },
    // The coordinator sees who opened their documents, but must not learn of an evaluator (D20).
    titularId: ctx.alvo.relacao === 'avaliadorDesignado' ? null : guardado.coordenadorId,
  });
  return {
    status: 200,
    arquivo: { tipo: 'application/pdf', bytes, nome: `comprovante_projeto_${params.projectId}.pdf` },
  };
};
