import type { Api } from '@instrutoria/contract/api.ts';
import { COR_PADRAO } from '@instrutoria/domain/configuracao/rules/cores.ts';
import { marcasEm } from '@instrutoria/domain/conta/rules/nomes-nos-textos.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RESULTADO as M, nomeDoResultado } from '@instrutoria/domain/resultado/messages.ts';
import { mudancasEntre, textoDaVersao } from '@instrutoria/domain/resultado/rules/versoes.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { resultadoEmCsv } from '../../../documents/resultado/linhas.ts';
import { paginaDoResultado, paginaDosResultados } from '../../../documents/resultado/pagina.ts';
import { arquivoDoTexto } from '../../conta/arquivo-do-texto-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { criteriosQueJulgaram } from '../criterios-queries.ts';
import { comDevolucoes } from '../devolucoes-queries.ts';
import { exigirPublicado, exigirVersao, publicados, resumo, semTexto } from '../publicados-queries.ts';
import * as queries from '../queries.ts';
import { recursosEmNumeros } from '../recursos-queries.ts';
import { registroDosSorteios } from '../sorteios-queries.ts';
import { textosPublicos } from '../textos-queries.ts';
import { mudouDesde } from './comparar-versoes.ts';

async function comCriterios(
  ctx: Contexto<Usuario | null>,
  editalId: number,
  { instante }: { readonly instante: string },
) {
  const criterios = await criteriosQueJulgaram(ctx.db, editalId, instante);
  return criterios === null ? {} : { criterios };
}

export const lerResultados: Executar<Api['lerResultados']> = async (ctx, { params }) => {
  const edital = await exigirPublicado(ctx, params.editalId);
  const versao = await exigirVersao(ctx, edital);
  const projetos = await comDevolucoes(ctx.db, edital, versao, ctx.agora);
  const regras = await regrasEmVigor(ctx.db, edital.id);
  const recursos = await recursosEmNumeros(ctx.db, edital.id, regras);
  const dados = { edital: resumo(edital), versao: semTexto(versao), projetos };
  const criterios = await comCriterios(ctx, edital.id, versao);
  const sorteios = regras.sorteioPublico ? { sorteios: true as const } : {};
  return {
    status: 200,
    dados: { ...dados, ...(recursos === null ? {} : { recursos }), ...sorteios, ...criterios },
  };
};

export const lerSorteiosPublicos: Executar<Api['lerSorteiosPublicos']> = async (ctx, { params }) => {
  const edital = await exigirPublicado(ctx, params.editalId);
  const projetos = (await exigirVersao(ctx, edital)).linhas;
  const regras = await regrasEmVigor(ctx.db, edital.id);
  const registro = await registroDosSorteios(ctx.db, edital.id, regras, projetos);
  if (registro === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.sorteioNaoPublicado);
  return { status: 200, dados: registro };
};

export const listarResultados: Executar<Api['listarResultados']> = async (ctx) => ({
  status: 200,
  dados: (await publicados(ctx)).map(resumo),
});

export const listarVersoes: Executar<Api['listarVersoes']> = async (ctx, { params }) => ({
  status: 200,
  dados: await queries.listarVersoes(ctx.db, await exigirPublicado(ctx, params.editalId)),
});

export const lerVersao: Executar<Api['lerVersao']> = async (ctx, { params }) => {
  const edital = await exigirPublicado(ctx, params.editalId);
  const versao = await exigirVersao(ctx, edital, params.numero);
  const projetos = await comDevolucoes(ctx.db, edital, versao, ctx.agora);
  const emVigor = (await queries.listarVersoes(ctx.db, edital)).at(-1)?.numero === versao.numero;
  const anterior = versao.numero > 1 ? await queries.lerVersao(ctx.db, edital, versao.numero - 1) : null;
  return {
    status: 200,
    dados: {
      edital: resumo(edital),
      versao: semTexto(versao),
      projetos,
      emVigor,
      anterior: anterior?.numero ?? null,
      ...(await comCriterios(ctx, edital.id, versao)),
      mudancas: anterior === null ? [] : mudancasEntre(anterior.linhas, versao.linhas),
    },
  };
};

/** The hashed text (RFC 8785), with marks for names; `conferencia`: with their salts and names. */
export const baixarVersao: Executar<Api['baixarVersao']> = async (ctx, { params, query }) => {
  const edital = await exigirPublicado(ctx, params.editalId);
  const { canonico, numero, linhas, sha256 } = await exigirVersao(ctx, edital, params.numero);
  // An older version has names instead of marks. After one of them changed, its stored text is no longer
  // sent.
  const texto = marcasEm(canonico).length > 0 ? canonico : textoDaVersao(linhas);
  const nome = `resultado-${edital.id}-versao-${numero}`;
  if (query.conferencia !== undefined) {
    return arquivoDoTexto(ctx.db, { nome, sha256, texto, deHoje: texto }, query);
  }
  return {
    status: 200,
    arquivo: { tipo: 'application/json', bytes: Buffer.from(texto, 'utf8'), nome: `${nome}.json` },
  };
};

async function casa({ db, deps }: Contexto<Usuario | null>) {
  const { instituicao, cor, fuso } = await lerConfiguracao(db);
  return {
    instituicao: instituicao.nome,
    cor: cor ?? COR_PADRAO,
    publicUrl: deps.config.publicUrl,
    fuso,
  };
}

const html = (bytes: Buffer) =>
  ({ status: 200, arquivo: { tipo: 'text/html; charset=utf-8', bytes } }) as const;

export const lerPaginaDosResultados: Executar<Api['lerPaginaDosResultados']> = async (ctx) =>
  html(paginaDosResultados((await publicados(ctx)).map(resumo), await casa(ctx)));

export const lerPaginaDoResultado: Executar<Api['lerPaginaDoResultado']> = async (ctx, { params, query }) => {
  const edital = await exigirPublicado(ctx, params.editalId);
  const versao = await exigirVersao(ctx, edital, query.versao);
  const linhas = await comDevolucoes(ctx.db, edital, versao, ctx.agora);
  const regras = await regrasEmVigor(ctx.db, edital.id);
  return html(
    paginaDoResultado({
      ...(await casa(ctx)),
      edital: resumo(edital),
      versao: semTexto(versao),
      versoes: await queries.listarVersoes(ctx.db, edital),
      linhas,
      recursos: await recursosEmNumeros(ctx.db, edital.id, regras),
      sorteios: await registroDosSorteios(ctx.db, edital.id, regras, linhas),
      textos: await textosPublicos(ctx.db, edital.id),
      ...(await comCriterios(ctx, edital.id, versao)),
      ...(query.desde === undefined
        ? {}
        : { comparacao: await mudouDesde(ctx.db, edital, [query.desde, versao.numero]) }),
    }),
  );
};

export const baixarVersaoEmCsv: Executar<Api['baixarVersaoEmCsv']> = async (ctx, { params }) => {
  const edital = await exigirPublicado(ctx, params.editalId);
  const versao = await exigirVersao(ctx, edital, params.numero);
  return {
    status: 200,
    arquivo: {
      tipo: 'text/csv; charset=utf-8',
      bytes: resultadoEmCsv(await comDevolucoes(ctx.db, edital, versao, ctx.agora), {
        qual: edital.finalEm === undefined ? null : nomeDoResultado(edital, versao),
        processo: edital.processo ?? null,
      }),
      nome: `resultado-${edital.id}-versao-${versao.numero}.csv`,
    },
  };
};
