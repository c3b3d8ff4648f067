import type { Api } from '@instrutoria/contract/api.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { lerCodigo } from '@instrutoria/domain/declaracao/rules/codigo.ts';
import {
  chaveDaDeclaracao,
  impedimentoDaDeclaracao,
} from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Bytes, Contexto, Executar, Usuario } from '../../../context.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { montarDeclaracao } from '../../../documents/pdf/declaracao/montar.ts';
import { lerLogotipo } from '../../arquivo/repository.ts';
import { participacoesDe } from '../participacoes-queries.ts';
import { acharDeclaracao, acharPeloCodigo, listarAsDeclaracoes, validasPorChave } from '../queries.ts';
import { assinarDeclaracao } from './chave-da-instituicao.ts';
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

/** The paper of a revoked one says that it is revoked. */
export async function papelDaDeclaracao(
  { db, deps }: Pick<Contexto<Usuario | null>, 'db' | 'deps'>,
  declaracao: DeclaracaoGuardada,
): Promise<Bytes> {
  const { storage, config } = deps;
  const bytes = await deps.pdf.documento(async () => {
    const { instituicao, fuso } = await lerConfiguracao(db);
    const logo = await lerLogotipo(storage, instituicao.logo);
    const endereco = `${config.publicUrl}/declaracao/${declaracao.codigo}`;
    const assinado =
      declaracao.revogadaEm === null
        ? `${config.publicUrl}/conferir#${await assinarDeclaracao(db, deps.sealOfKeys, declaracao)}`
        : null;
    return montarDeclaracao({ declaracao, instituicao, logo, fuso, endereco, assinado });
  });
  return { tipo: 'application/pdf', bytes, nome: `declaracao-${declaracao.id}.pdf` };
}

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
