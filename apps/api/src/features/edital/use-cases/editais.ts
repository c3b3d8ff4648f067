import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { camposMudados } from '@instrutoria/domain/edital/rules/mudancas.ts';
import * as transicao from '@instrutoria/domain/edital/transitions.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { limitesDaLista } from '../../../db/page.ts';
import { escolherOrdem } from '../../../db/page-order.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import * as repo from '../repository.ts';
import { tardiasAbertasDe } from '../tardia-queries.ts';
import { copiarBarema } from './barema.ts';
import { gravarEdital, travarOuFalhar } from './gravar-edital.ts';
import { publicarMotivoDoFim } from './publicar-prorrogacao.ts';
import { copiarRegras } from './regras.ts';
import { exigirAlheio } from './segredo-da-avaliacao.ts';

function semAcento(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const ORDENS: Readonly<Record<string, (edital: Edital) => string>> = {
  nome: (edital) => semAcento(edital.nome),
  ano: (edital) => String(edital.ano),
  inicio: (edital) => edital.inicio,
  fim: (edital) => edital.fim,
};

function ordenar(editais: readonly Edital[], ordem: string | undefined): readonly Edital[] {
  const escolhida = escolherOrdem(ordem, ORDENS);
  if (escolhida === null) return editais;
  const { campo, decrescente } = escolhida;
  const sinal = decrescente ? -1 : 1;
  return editais.toSorted((a, b) => sinal * campo(a).localeCompare(campo(b), 'pt-BR', { numeric: true }));
}

/** For this person alone, until when it is open; for all others unchanged (D64). */
function comTardia(
  edital: Edital,
  minhas: ReadonlyMap<number, Date>,
): Edital & { readonly tardiaAte?: string } {
  const ate = minhas.get(edital.id);
  if (ate === undefined || edital.fase !== 'avaliacao') return edital;
  return { ...edital, aberto: true, tardiaAte: ate.toISOString() };
}

async function pagina(ctx: Contexto, query: ListaQuery, passa: (edital: Edital) => boolean) {
  const minhas = await tardiasAbertasDe(ctx.db, ctx.usuario.id, ctx.agora);
  const todos = (await repo.lerEditais(ctx.db, ctx.agora, lerFuso(ctx.db))).map((edital) =>
    comTardia(edital, minhas),
  );
  const busca = semAcento(query.busca ?? '');
  const achados = ordenar(
    todos.filter((edital) => passa(edital) && semAcento(edital.nome).includes(busca)),
    query.ordem,
  );
  const { limit, offset } = limitesDaLista(query);
  return { status: 200, dados: achados.slice(offset, offset + limit), total: achados.length } as const;
}

export const listarEditais: Executar<Api['listarEditais']> = (ctx, { query }) =>
  pagina(ctx, query, () => true);

export const listarEditaisNaoEncerrados: Executar<Api['listarEditaisNaoEncerrados']> = (ctx, { query }) =>
  pagina(ctx, query, (edital) => !edital.encerrado);

export const listarEditaisAbertos: Executar<Api['listarEditaisAbertos']> = (ctx, { query }) =>
  pagina(ctx, query, (edital) => edital.aberto);

export const criarEdital: Executar<Api['criarEdital']> = async (ctx, pedido) => {
  const fuso = await lerFuso(ctx.db);
  const { regrasDe, ...dados } = pedido.corpo();
  const novo = transicao.criarEdital(dados, { agora: ctx.agora, fuso });
  const criado = await repo.inserirEdital(ctx.db, novo, ctx.agora);
  if (regrasDe) {
    await copiarRegras(ctx, regrasDe, criado.id);
    await copiarBarema(ctx, regrasDe, criado);
  }
  await auditar(ctx, { acao: 'criarEdital', registro: { tipo: 'edital', id: criado.id }, depois: criado });
  return comVersao(201, derivarEdital(criado, ctx.agora, fuso));
};

/** Never changes the phase; equal values are no change (D1). */
export const atualizarEdital: Executar<Api['atualizarEdital']> = async (ctx, pedido) => {
  const antes = await travarOuFalhar(ctx, pedido.params.id);
  // Not below the granted number, part of which may belong to the caller's own project.
  const { limiteBolsas = antes.limiteBolsas } = pedido.legivel('limiteBolsas');
  if (limiteBolsas !== antes.limiteBolsas) await exigirAlheio(ctx, antes);
  const configuracao = await lerConfiguracao(ctx.db);
  const { fuso } = configuracao;
  ctx.exigirVersao(antes.versao);
  const semExpediente = diasSemExpediente(configuracao);
  const fatos = { agora: ctx.agora, fuso, semExpediente, ...(await repo.lerFatos(ctx.db, antes.id)) };
  const corpo = pedido.corpo();
  const depois = transicao.atualizarEdital(antes, corpo, fatos);
  if (camposMudados(antes, depois).length === 0) {
    return comVersao(200, derivarEdital(antes, ctx.agora, fuso));
  }
  const { motivo } = corpo;
  const edital = await gravarEdital(ctx, { acao: 'atualizarEdital', antes, depois, fuso, motivo });
  await publicarMotivoDoFim(ctx, { antes, depois, fuso, motivo });
  return comVersao(200, edital);
};
