import type { Api } from '@instrutoria/contract/api.ts';
import {
  arquivoDaAtividade,
  arquivoDasDisciplinas,
  arquivoDoCoordenador,
} from '@instrutoria/domain/relatorio/rules/nome-do-arquivo.ts';
import type { Executar } from '../../../context.ts';
import {
  montarAtividade,
  montarDisciplinas,
  montarDoCoordenador,
} from '../../../documents/pdf/relatorio/montar.ts';
import { lerBase } from '../base-queries.ts';
import { lerDisciplinasRelatadas } from '../disciplinas-repository.ts';
import { exigirAtividade, exigirDoCoordenador, naoHaRelatorio } from './ler-relatorios.ts';

export const gerarPdfDasDisciplinas: Executar<Api['gerarPdfDasDisciplinas']> = async (ctx, { params }) => {
  const linhas = await lerDisciplinasRelatadas(ctx.db, params.id);
  const [primeira] = linhas;
  if (primeira === undefined) throw naoHaRelatorio();
  const bytes = await ctx.deps.pdf.documento(async () =>
    montarDisciplinas({ ...(await lerBase(ctx, params.id, primeira.atualizadoEm)), linhas }),
  );
  return {
    status: 200,
    arquivo: { tipo: 'application/pdf', bytes, nome: arquivoDasDisciplinas(params.id) },
  };
};

export const gerarPdfDaAtividade: Executar<Api['gerarPdfDaAtividade']> = async (ctx, { params }) => {
  const textos = await exigirAtividade(ctx.db, params.id);
  const { instrutor, projeto, relatorioDisciplinas: linhas, atualizadoEm } = textos;
  const bytes = await ctx.deps.pdf.documento(async () => {
    const base = await lerBase(ctx, projeto.id, atualizadoEm);
    return montarAtividade({ ...base, aluno: instrutor.nome, textos, linhas });
  });
  const nome = arquivoDaAtividade(instrutor.nome);
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome } };
};

export const gerarPdfDoCoordenador: Executar<Api['gerarPdfDoCoordenador']> = async (ctx, { params }) => {
  const textos = await exigirDoCoordenador(ctx.db, params.id);
  const base = await lerBase(ctx, params.id, textos.atualizadoEm);
  const bytes = await ctx.deps.pdf.documento(async () =>
    montarDoCoordenador({ ...base, textos, avaliacoes: textos.avaliacoesDeDesempenho }),
  );
  const nome = arquivoDoCoordenador(base.coordenador);
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome } };
};
