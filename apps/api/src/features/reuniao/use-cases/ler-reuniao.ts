import type { Api } from '@instrutoria/contract/api.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { cabe } from '@instrutoria/domain/kernel/maquina.ts';
import { type AtoDaReuniao, MAQUINA_DA_REUNIAO } from '@instrutoria/domain/reuniao/maquina.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { lerPresencas, lerRetificacoes } from '../../ata/queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import * as queries from '../queries.ts';
import { podeLerAta, reuniaoEncontrada, semNomesNaReuniao } from './reuniao-encontrada.ts';

export const listarSessoesDaComissao: Executar<Api['listarSessoesDaComissao']> = async (ctx, { query }) => {
  const membro = ehDaComissao(ctx.usuario) ? undefined : ctx.usuario.id;
  return { status: 200, dados: await queries.listarReunioes(ctx.db, { edital: query.edital, membro }) };
};

/** Why no meeting of this call can be opened now; null when one can. */
export async function impedeAbrir(
  ctx: Contexto,
  edital: Pick<Edital, 'fase' | 'id'>,
): Promise<{ readonly codigo: string; readonly mensagem: string } | null> {
  if (edital.fase !== 'decisao') return { codigo: 'FORA_DA_DECISAO', mensagem: M.foraDaDecisao };
  const ha = await queries.temReuniaoPorEncerrar(ctx.db, edital.id);
  return ha ? { codigo: 'JA_ABERTA', mensagem: M.jaAberta } : null;
}

export const lerComissao: Executar<Api['lerComissao']> = async (ctx, { params }) => {
  const guardado = await editalEncontrado(ctx, params.id);
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  const porque = await impedeAbrir(ctx, edital);
  return {
    status: 200,
    dados: {
      podeAbrir: porque === null,
      porque: porque?.mensagem ?? null,
      pessoas: await queries.pessoasDaComissao(ctx.db),
    },
  };
};

/**
 * The fields that this reader may know: nothing about items from which they are barred, neither number nor
 * place.
 */
export async function reuniaoPara(ctx: Contexto, id: number) {
  const reuniao = await reuniaoEncontrada(ctx, id);
  const { edital, ultimoAtoEm: _ultimo, ...dados } = reuniao;
  const sem = foiPublicado(edital) ? undefined : ctx.usuario.id;
  const semNomes = await semNomesNaReuniao(ctx, edital.id);
  const lidos = await queries.lerItens(ctx.db, id, { sem, semNomes });
  const itens = semNomes ? lidos.map((item) => ({ ...item, impedidos: [], registro: null })) : lidos;
  // Counts only visible items: the answer does not reveal whether another one was decided.
  const decididos = itens.filter(({ decisao }) => decisao !== null).length;
  const daComissao = ehDaComissao(ctx.usuario);
  const impedido =
    daComissao && sem !== undefined && (await queries.impedidoNoEdital(ctx.db, edital.id, sem));
  const fatos = { fase: edital.fase, decididos, impedidoNoEdital: impedido };
  const pode = (ato: AtoDaReuniao) => daComissao && cabe(MAQUINA_DA_REUNIAO, reuniao, ato, fatos);
  const leAta = await podeLerAta(ctx, reuniao);
  return {
    ...dados,
    edital: { id: edital.id, nome: edital.nome },
    quorum: (await regrasEmVigor(ctx.db, edital.id)).quorum,
    presencas: await lerPresencas(ctx.db, id),
    itens,
    atas: leAta ? await queries.lerAtas(ctx.db, id) : [],
    retificacoes: leAta ? await lerRetificacoes(ctx.db, id) : [],
    podeLerAta: leAta,
    podeDecidir: pode('decidirItemDaSessao'),
    podeSuspender: pode('suspenderSessaoDaComissao'),
    podeRetomar: pode('retomarSessaoDaComissao'),
    podeEncerrar: pode('encerrarSessaoDaComissao'),
    podeCancelar: pode('cancelarSessaoDaComissao'),
    podeCorrigirAta: leAta && pode('corrigirAta'),
  };
}

export const lerSessaoDaComissao: Executar<Api['lerSessaoDaComissao']> = async (ctx, { params }) =>
  comVersao(200, await reuniaoPara(ctx, params.id));
