import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { textoDaAta } from '@instrutoria/domain/reuniao/rules/ata.ts';
import type { ConteudoDaAta, ItemDaAta, Membro, Retificacao } from '@instrutoria/domain/reuniao/types.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { lerPresencas, nomeadosNaReuniao } from '../../ata/queries.ts';
import { comMarcas } from '../../conta/nome-no-texto-repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import * as queries from '../queries.ts';
import { inserirAta, proximoNumeroDeAta } from '../repository.ts';

async function guardar(
  ctx: Contexto,
  sessaoId: number,
  escrito: ConteudoDaAta,
  motivo: string | null,
): Promise<void> {
  const conteudo = await comMarcas(ctx.db, escrito, nomeadosNaReuniao(sessaoId));
  const texto = textoDaAta(conteudo);
  const { ano, numero, versao } = conteudo;
  await inserirAta(ctx.db, {
    sessaoId,
    versao,
    ano,
    numero,
    conteudo,
    texto,
    sha256: sha256(texto),
    motivo,
    autorId: ctx.usuario.id,
    criadaEm: ctx.agora,
  });
}

type ItemDaReuniao = Awaited<ReturnType<typeof queries.lerItens>>[number];

/** Names the president of an item where it was not the meeting's president. */
function doRegistro(
  { presentes, preside, registradaPor, quando }: NonNullable<ItemDaReuniao['registro']>,
  presidente: Membro | null,
): Pick<ItemDaAta, 'presentes' | 'presidiu' | 'registrada'> {
  return {
    presentes: presentes.map(({ nome }) => nome),
    ...(preside.id === presidente?.id ? {} : { presidiu: preside.nome }),
    registrada: { por: registradaPor, quando },
  };
}

/** Made when the meeting is closed, numbered within the year. */
export async function guardarPrimeiraAta(ctx: Contexto, reuniao: queries.ReuniaoLida): Promise<void> {
  const { instituicao, fuso } = await lerConfiguracao(ctx.db);
  const ano = Number(diaNoFuso(ctx.agora, fuso).slice(0, 4));
  const itens = await queries.lerItens(ctx.db, reuniao.id);
  const { presidente, redator } = reuniao;
  const conteudo: ConteudoDaAta = {
    numero: await proximoNumeroDeAta(ctx.db, ano),
    ano,
    versao: 1,
    instituicao: instituicao.nome,
    programa: instituicao.programa,
    edital: reuniao.edital.nome,
    sessao: reuniao.numero,
    local: reuniao.local,
    fuso,
    abertaEm: reuniao.abertaEm,
    encerradaEm: ctx.agora.toISOString(),
    abertaPor: await queries.lerAbertura(ctx.db, reuniao.id),
    ...(presidente === null ? {} : { presidiu: presidente }),
    ...(redator === null ? {} : { redigiu: redator }),
    quorum: (await regrasEmVigor(ctx.db, reuniao.edital.id)).quorum,
    presencas: await lerPresencas(ctx.db, reuniao.id),
    interrupcoes: await queries.lerInterrupcoes(ctx.db, reuniao.id),
    itens: itens.map(({ projeto, total, proposta, decisao, anotacao, impedidos, registro, tardia }) => ({
      projeto,
      total,
      proposta,
      decisao,
      anotacao,
      impedidos: impedidos.map(({ nome }) => nome),
      ...(tardia ? { tardia } : {}),
      ...(registro === null ? {} : doRegistro(registro, presidente)),
    })),
    retificacoes: [],
  };
  await guardar(ctx, reuniao.id, conteudo, null);
}

/** The same minutes with one more correction. */
export async function guardarRetificacao(
  ctx: Contexto,
  sessaoId: number,
  anterior: ConteudoDaAta,
  retificacao: Retificacao,
): Promise<void> {
  const conteudo: ConteudoDaAta = {
    ...anterior,
    versao: anterior.versao + 1,
    retificacoes: [...anterior.retificacoes, retificacao],
  };
  await guardar(ctx, sessaoId, conteudo, retificacao.motivo);
}
