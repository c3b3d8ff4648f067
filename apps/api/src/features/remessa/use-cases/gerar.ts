import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import { dataHoraNoFuso, diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { problemasDaGeracao } from '@instrutoria/domain/remessa/rules/layout.ts';
import {
  type FatosDaRemessa,
  type LinhaMontada,
  montarRemessa,
} from '@instrutoria/domain/remessa/rules/montar-remessa.ts';
import type { DadosDaRemessa, Favorecido } from '@instrutoria/domain/remessa/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { projetosDeQuemParticipa } from '../../../db/participacao.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { CODIGOS_DOS_BANCOS, NOMES_DOS_BANCOS } from '../../banco/bancos-queries.ts';
import { contasConferidas } from '../../banco/contas-conferidas-repository.ts';
import { contasParaPagar } from '../../banco/repository.ts';
import { acharFolha, type FolhaFechada } from '../../pagamento/queries.ts';
import { travarFolhas } from '../../pagamento/repository.ts';
import { acharLayout, acharPagador } from '../layout-repository.ts';
import * as queries from '../queries.ts';
import { documentoDe, inserirRemessa, proximosNumeros } from '../repository.ts';
import { escreverArquivo, nomeDoArquivo } from './arquivo.ts';
import { layoutNaoEncontrado } from './layouts.ts';
import { remessaInteira } from './ler.ts';

type Pessoas = ReadonlyMap<number, queries.PagamentoAberto>;

/** Throws 409 while the sheet is open. */
async function folhaFechada(ctx: Contexto, mes: string): Promise<FolhaFechada> {
  const folha = await acharFolha(ctx.db, mes);
  if (folha === null) throw new DomainError('conflito', 'FOLHA_ABERTA', M.folhaAberta);
  return folha;
}

/** What a remessa of the sheet is made of, and by vínculo what its lines show. */
async function fatosDaRemessa(
  ctx: Contexto,
  folha: FolhaFechada,
): Promise<{ readonly fatos: FatosDaRemessa; readonly pessoas: Pessoas }> {
  const pagamentos = await queries.pagamentosAbertos(ctx.db, folha.id);
  const { regrasDoPagador: regras } = await lerConfiguracao(ctx.db);
  return {
    fatos: {
      pagamentos,
      estornos: await queries.estornosAbertos(ctx.db, folha.mes),
      contas: await contasParaPagar(
        ctx.db,
        pagamentos.map(({ instrutorId }) => instrutorId),
      ),
      conferidas: folha.conferenciaId === null ? null : await contasConferidas(ctx.db, folha.conferenciaId),
      jaEnviada: await queries.jaEnviada(ctx.db, folha.id),
      devolucoes: await queries.devolucoesDaFolha(ctx.db, folha.id),
      retidos: await queries.pagamentosRetidos(ctx.db, folha.id),
      regras,
      bancos: CODIGOS_DOS_BANCOS,
      participa: new Set(await projetosDeQuemParticipa(ctx.db, ctx.usuario.id)),
      quem: ctx.usuario.id,
      agora: ctx.agora,
    },
    pessoas: new Map(pagamentos.map((um) => [um.instrutorId, um])),
  };
}

const mostrada = (pessoas: Pessoas, id: number) => ({ id, nome: pessoas.get(id)?.mostrado ?? '' });

export const preverRemessa: Executar<Api['preverRemessa']> = async (ctx, { params: { mes }, query }) => {
  const { fatos, pessoas } = await fatosDaRemessa(ctx, await folhaFechada(ctx, mes));
  const fuso = await lerFuso(ctx.db);
  const deixadas = new Set((query.fora ?? '').split(',').filter(Boolean).map(Number));
  const { linhas, fora, soma } = montarRemessa(fatos, query.forma, deixadas);
  return {
    status: 200,
    dados: {
      linhas: linhas.map(({ instrutorId, projetoId, centavos, partes, origemDaConta, contaMudouEm }) => ({
        instrutor: mostrada(pessoas, instrutorId),
        projeto: { id: projetoId, titulo: pessoas.get(instrutorId)?.titulo ?? '' },
        centavos,
        compensados: partes.reduce((total, parte) => total - Math.min(parte.centavos, 0), 0),
        outraConta:
          origemDaConta === null || contaMudouEm === null
            ? null
            : { origem: origemDaConta, dia: diaNoFuso(contaMudouEm, fuso) },
      })),
      fora: fora.map(({ instrutorId, centavos, motivo }) => ({
        instrutor: mostrada(pessoas, instrutorId),
        centavos,
        motivo,
      })),
      soma,
    },
  };
};

function favorecido(linha: LinhaMontada & { readonly documento: number }, pessoas: Pessoas): Favorecido {
  const { instrutorId, conta, documento, nome, cpf, centavos, tipo } = linha;
  const pessoa = pessoas.get(instrutorId);
  return {
    ...{ documento, nome, cpf, conta, centavos, tipo },
    matricula: pessoa?.matricula ?? null,
    nomeDoBanco: NOMES_DOS_BANCOS.get(conta?.banco ?? '') ?? '',
    projeto: pessoa?.titulo ?? '',
  };
}

/** Throws 409 for an open sheet and where the sum is no longer the one that the person read. */
export const gerarRemessa: Executar<Api['gerarRemessa']> = async (ctx, pedido) => {
  const { mes } = pedido.params;
  await travarFolhas(ctx.db);
  const folha = await folhaFechada(ctx, mes);
  const { forma, layout: layoutId, diaDoPagamento, fora, total } = pedido.corpo();
  const layout = layoutId == null ? null : await acharLayout(ctx.db, layoutId);
  if (layoutId != null && layout === null) throw layoutNaoEncontrado();
  const pagador = (await acharPagador(ctx.db))?.pagador ?? null;
  const { fatos, pessoas } = await fatosDaRemessa(ctx, folha);
  const montada = montarRemessa(fatos, forma, new Set(fora));
  if (total != null && total !== montada.soma) {
    throw new DomainError('conflito', 'REMESSA_MUDOU', M.remessaMudou(reais(montada.soma)));
  }
  const fuso = await lerFuso(ctx.db);
  const hoje = diaNoFuso(ctx.agora, fuso);
  exigirSemProblemas(
    problemasDaGeracao({ forma, layout, pagador, diaDoPagamento, hoje, soma: montada.soma }),
  );
  const { numero, sequencial, documento } = await proximosNumeros(ctx.db, folha.id);
  const linhas = montada.linhas.map((linha, i) => ({ ...linha, documento: documentoDe(documento, i) }));
  const hora = dataHoraNoFuso(ctx.agora, fuso).slice(11, 16);
  const dados: DadosDaRemessa = {
    ...{ numero, sequencial, mes, dia: hoje, hora: `${hora}:00`, diaDoPagamento, pagador },
  };
  const enviadas = linhas.filter(({ centavos }) => centavos > 0).map((linha) => favorecido(linha, pessoas));
  const arquivo = await escreverArquivo(ctx, forma, layout, dados, enviadas);
  const id = await inserirRemessa(
    ctx.db,
    {
      ...{ folhaId: folha.id, forma, layout: layout?.nome ?? null, dados, arquivo },
      nomeDoArquivo: arquivo === null ? null : nomeDoArquivo(forma, dados),
      sha256: arquivo === null ? null : createHash('sha256').update(arquivo).digest('hex'),
      ...{ geradaEm: ctx.agora, geradaPorId: ctx.usuario.id },
    },
    linhas,
  );
  const { soma } = montada;
  await auditar(ctx, {
    acao: 'gerarRemessa',
    registro: { tipo: 'remessa', id },
    depois: { mes, numero, forma, linhas: linhas.length, soma, deFora: montada.fora.length },
  });
  await registrarAcesso(ctx, { documento: 'remessa', registro: { tipo: 'remessa', id }, titularId: null });
  return { status: 201, dados: await remessaInteira(ctx, id) };
};
