import type { Api } from '@instrutoria/contract/api.ts';
import { areaEmComum } from '@instrutoria/domain/area/areas.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { avisosDeConflito, impedimento } from '@instrutoria/domain/designacao/policies.ts';
import { ultimoDiaDaAvaliacao } from '@instrutoria/domain/designacao/rules/prazo.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { tardiaCorre } from '@instrutoria/domain/edital/rules/tardia.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { impedeDesignar } from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import { NOMES_DAS_ESPECIES } from '@instrutoria/domain/impedimento/messages.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirLivre } from '@instrutoria/domain/kernel/maquina.ts';
import { visaoDoProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { listarAvaliacoes as listar } from '../../avaliacao/avaliacoes-queries.ts';
import { fechamentoDoEdital } from '../../edital/area-queries.ts';
import { contarEdital } from '../../edital/contagem-queries.ts';
import { estadoNaHomologacao } from '../../edital/homologacao-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { editalEncontrado, lerEditais } from '../../edital/repository.ts';
import { tardiaAbertaAte } from '../../edital/tardia-queries.ts';
import { especiesNoProjeto } from '../../impedimento/queries.ts';
import { listarSemAvaliador } from '../../projeto/queries.ts';
import { editalEmQueConta, projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { atrasoDaDesignacao } from '../atraso-da-designacao.ts';
import * as queries from '../designacao-queries.ts';
import * as designacoes from '../designacoes-queries.ts';
import { faltaAlguem, variosComAtraso } from '../varios-com-atraso.ts';

export const listarAvaliacoes: Executar<Api['listarAvaliacoes']> = async (ctx, { query }) => {
  const { edital: editalId, minhas, ...lista } = query;
  const veAtrasos = podeAdministrar(ctx.usuario);
  const fuso = await lerFuso(ctx.db);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const pedido = { editalId, minhas: minhas !== undefined, lista, usuario: ctx.usuario };
  const [{ linhas, total }, editais] = await Promise.all([
    listar(ctx.db, { ...pedido, hoje: veAtrasos ? hoje : null }),
    lerEditais(ctx.db, ctx.agora, fuso),
  ]);
  const porId = new Map(editais.map((edital) => [edital.id, edital]));
  const dados = linhas.map((linha) => {
    const edital = porId.get(linha.projeto.edital.id);
    if (edital === undefined) return { ...linha, atraso: null };
    const atraso = veAtrasos ? atrasoDaDesignacao(linha, { edital, fuso, hoje }) : null;
    return { ...linha, atraso, ...prazoDeQuemLe(linha.suaDesde, edital, fuso) };
  });
  return { status: 200, dados, total };
};

/** The last day of the reader's own assessment, while evaluators work. */
function prazoDeQuemLe(desde: Date | null, { fase, prazoAvaliacao }: Edital, fuso: string) {
  if (desde === null || fase !== 'avaliacao') return {};
  return { ate: ultimoDiaDaAvaliacao({ designadaEm: diaNoFuso(desde, fuso), prazoAvaliacao }) };
}

export const listarNaoDesignados: Executar<Api['listarNaoDesignados']> = async (ctx, { params, query }) => {
  const { id: editalId } = await editalEncontrado(ctx, params.editalId);
  const visao = visaoDoProjeto(ctx.usuario.tipo, 'nenhuma');
  const opcoes = { agora: ctx.agora, visao: () => visao };
  const quais = { editalId, menosDe: ctx.usuario.id };
  const { linhas, total } = await listarSemAvaliador(ctx.db, quais, query, opcoes);
  const recusas = await queries.recusasDosProjetos(
    ctx.db,
    linhas.map(({ id }) => id),
  );
  const dados = linhas.map((projeto) => ({ ...projeto, recusas: recusas.get(projeto.id) ?? [] }));
  return { status: 200, dados, total };
};

export const listarDesignacoes: Executar<Api['listarDesignacoes']> = async (ctx, { params, query }) => {
  const [guardado, fuso] = await Promise.all([editalEncontrado(ctx, params.editalId), lerFuso(ctx.db)]);
  // Submissions end by the clock, and no task stores that phase (D1).
  const edital = derivarEdital(guardado, ctx.agora, fuso);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const pedido = { edital, lista: query, leitorId: ctx.usuario.id, hoje };
  const { linhas, total } = await designacoes.listarDesignacoes(ctx.db, pedido);
  const varios = await variosComAtraso(ctx.db, linhas, { edital, fuso, hoje });
  const recusas = await queries.recusasDosProjetos(ctx.db, faltaAlguem(linhas, varios));
  const dados = linhas.map(({ id, titulo, coordenador, avaliacao, homologacao, tardia, ...designada }) => ({
    id,
    titulo,
    coordenador,
    avaliacao:
      avaliacao === null
        ? null
        : {
            ...avaliacao,
            atraso: atrasoDaDesignacao(designada, { edital, fuso, hoje }),
            ...varios.get(avaliacao.id),
          },
    recusas: recusas.get(id) ?? [],
    ...(homologacao === null ? {} : { homologacao }),
    ...(tardia === null ? {} : { tardia }),
  }));
  return { status: 200, dados, total };
};

export const listarCandidatos: Executar<Api['listarCandidatos']> = async (ctx, { params, query }) => {
  const editalId = await editalEmQueConta(ctx.db, params.projectId);
  if (editalId === null) throw projetoNaoEncontrado();
  exigirLivre(impedeDesignar(await estadoNaHomologacao(ctx.db, params.projectId)));
  const { linhas, total } = await queries.listarCandidatos(ctx.db, params.projectId, query, {
    leitorId: ctx.usuario.id,
    fechamento: await fechamentoDoEdital(ctx.db, editalId),
  });
  const especies = await especiesNoProjeto(
    ctx.db,
    params.projectId,
    linhas.map(({ id }) => id),
  );
  const { avaliadorDeOutraUnidade } = await regrasEmVigor(ctx.db, editalId);
  const dados = linhas.map(
    ({ id, nome, siape, unidade, designados, pendentes, motivoDaRecusa, area, areas, ...resto }) => {
      const declaradas = especies.get(id) ?? [];
      const relacoes = {
        ...resto,
        declarou: declaradas.length > 0,
        unidadeProibida: avaliadorDeOutraUnidade && resto.mesmaUnidade,
      };
      return {
        id,
        nome,
        siape,
        unidade,
        designados,
        pendentes,
        impedimento: impedimento('avaliador', relacoes),
        avisos: [
          ...declaradas.map((especie) => `Declarou: ${NOMES_DAS_ESPECIES[especie]}`),
          ...avisosDeConflito(relacoes),
        ],
        motivoDaRecusa,
        emComum: areaEmComum(area, areas),
      };
    },
  );
  return { status: 200, dados, total };
};

/**
 * Whether every submitted project was designated and evaluated; true without any (D3). Does not count the
 * caller's own, whose assessment they may not know (D20); the act itself does.
 */
export const verificarAvaliacao: Executar<Api['verificarAvaliacao']> = async (ctx, { params }) => {
  const edital = await editalEncontrado(ctx, params.editalId);
  const fuso = await lerFuso(ctx.db);
  const tardiaAte = await tardiaAbertaAte(ctx.db, edital.id, ctx.agora);
  if (tardiaAte !== null)
    return { status: 200, dados: { data: false, message: tardiaCorre(tardiaAte, fuso) } };
  const hoje = diaNoFuso(ctx.agora, fuso);
  const contagem = await contarEdital(ctx.db, edital.id, hoje, ctx.usuario.id);
  const { naoDesignados, naoAvaliados, porHomologar = 0 } = contagem;
  const data = naoDesignados === 0 && naoAvaliados === 0 && porHomologar === 0;
  return { status: 200, dados: { data, message: data ? M.todosAvaliados : M.naoAvaliados } };
};
