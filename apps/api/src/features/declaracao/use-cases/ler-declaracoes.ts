import type { Api } from '@instrutoria/contract/api.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { lerCodigo } from '@instrutoria/domain/declaracao/rules/codigo.ts';
import {
  chaveDaDeclaracao,
  impedimentoDaDeclaracao,
} from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Executar } from '../../../context.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { papelDaDeclaracao } from '../papel-da-declaracao.ts';
import { participacoesDe } from '../participacoes-queries.ts';
import { acharDeclaracao, acharPeloCodigo, listarAsDeclaracoes, validasPorChave } from '../queries.ts';
import { declaracaoDesconhecida, declaracaoNaResposta } from './declaracao-na-resposta.ts';

export const listarDeclaracoes: Executar<Api['listarDeclaracoes']> = async (ctx, { query }) => {
  const deQuem = podeAdministrar(ctx.usuario) ? null : ctx.usuario.id;
  const { linhas, total } = await listarAsDeclaracoes(ctx.db, query, deQuem);
  return { status: 200, dados: linhas.map(declaracaoNaResposta), total };
};

export const listarDeclaracoesPossiveis: Executar<Api['listarDeclaracoesPossiveis']> = async (ctx) => {
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const todas = await participacoesDe(ctx.db, ctx.usuario.id);
  const possiveis = todas.filter((p) => impedimentoDaDeclaracao(p, hoje) === null);
  const chaves = possiveis.map((p) => chaveDaDeclaracao(p, ctx.usuario.id, hoje));
  const validas = await validasPorChave(ctx.db, chaves);
  const dados = possiveis.map(({ papel, nome, instrutorId, projeto, edital }, i) => {
    const id = validas.get(chaves[i] ?? '');
    return {
      papel,
      nome,
      projeto,
      edital,
      instrutor: instrutorId === null ? null : { id: instrutorId },
      declaracao: id === undefined ? null : { id },
    };
  });
  return { status: 200, dados };
};

export const lerDeclaracao: Executar<Api['lerDeclaracao']> = async (ctx, { params }) => {
  const declaracao = await acharDeclaracao(ctx.db, params.id);
  if (declaracao === null) throw declaracaoDesconhecida();
  return { status: 200, arquivo: await papelDaDeclaracao(ctx, declaracao) };
};

export const verificarDeclaracao: Executar<Api['verificarDeclaracao']> = async (ctx, { params }) => {
  const codigo = lerCodigo(params.codigo);
  const declaracao = codigo === null ? null : await acharPeloCodigo(ctx.db, codigo);
  if (declaracao === null) throw declaracaoDesconhecida();
  const { instituicao } = await lerConfiguracao(ctx.db);
  const vista = declaracaoNaResposta(declaracao);
  return { status: 200, dados: { ...vista, instituicao: instituicao.nome, programa: instituicao.programa } };
};
