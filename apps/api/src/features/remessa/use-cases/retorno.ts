import { readFile } from 'node:fs/promises';
import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import type { ArquivoLido } from '@instrutoria/domain/importacao/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { problemasDoResultado } from '@instrutoria/domain/remessa/rules/layout.ts';
import { lerRetornoCnab, pareceCnab } from '@instrutoria/domain/remessa/rules/ler-retorno.ts';
import { lerListaDeResultados } from '@instrutoria/domain/remessa/rules/lista-de-resultados.ts';
import {
  julgarRetorno,
  type MudancaDaLinha,
  type RetornoJulgado,
  resultadoAMao,
} from '@instrutoria/domain/remessa/transitions.ts';
import type { ComPreparo, Contexto, Executar, Recebido } from '../../../context.ts';
import { projetosDeQuemParticipa } from '../../../db/participacao.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { travarFolhas } from '../../pagamento/repository.ts';
import {
  type LinhaComProjeto,
  linhasParaRetorno,
  type RemessaDoRetorno,
  remessaDoRetorno,
} from '../queries.ts';
import { inserirRetorno, salvarResultado } from '../repository.ts';
import { avisarDasDevolucoes } from './avisar-das-devolucoes.ts';
import { remessaInteira, remessaNaoEncontrada } from './ler.ts';

/** The text of a CNAB 240 file, or the cells of a list; neither is stored. */
interface Enviado {
  readonly sha256: string;
  readonly cnab: string | null;
  readonly lista: ArquivoLido | null;
}

async function receber(ctx: Pick<Contexto, 'deps'>, recebido: Recebido): Promise<Enviado> {
  await ctx.deps.virusScan.scan(recebido.path);
  const bytes = await readFile(recebido.path);
  const texto = bytes.toString('latin1');
  return pareceCnab(texto)
    ? { sha256: recebido.sha256, cnab: texto, lista: null }
    : { sha256: recebido.sha256, cnab: null, lista: await ctx.deps.planilhas.ler(bytes) };
}

async function viva(ctx: Contexto, id: number): Promise<RemessaDoRetorno> {
  const remessa = await remessaDoRetorno(ctx.db, id);
  if (remessa === null) throw remessaNaoEncontrada();
  if (remessa.cancelada) throw new DomainError('conflito', 'JA_CANCELADA', M.jaCancelada);
  return remessa;
}

interface Julgado {
  readonly retorno: RetornoJulgado;
  readonly linhas: readonly LinhaComProjeto[];
}

/** Throws 409 for a cancelled remessa, and 422 with words for a file that is not its return. */
async function julgado(ctx: Contexto, id: number, { cnab, lista }: Enviado): Promise<Julgado> {
  const { pagador } = await viva(ctx, id);
  if (cnab !== null && pagador === null) {
    exigirSemProblemas([problema('file', 'SEM_PAGADOR', M.naoERetorno)]);
  }
  const lidos =
    cnab !== null && pagador !== null
      ? lerRetornoCnab(cnab, pagador)
      : lerListaDeResultados(lista?.folhas ?? []);
  const linhas = await linhasParaRetorno(ctx.db, id);
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  return { retorno: julgarRetorno(linhas, lidos, hoje), linhas };
}

export const preverRetorno: ComPreparo<Api['preverRetorno'], Enviado> = {
  preparar: async (ctx, pedido) => receber(ctx, await pedido.arquivo()),
  async executar(ctx, { params }, enviado) {
    const { retorno, linhas } = await julgado(ctx, params.id, enviado);
    const deQuem = new Map(linhas.map((um) => [um.id, { id: um.instrutorId, nome: um.mostrado }]));
    return {
      status: 200,
      dados: {
        linhas: retorno.linhas.map(({ linha, efeito, dia, motivo }) => ({
          instrutor: deQuem.get(linha.id) ?? { id: 0, nome: '' },
          ...{ centavos: linha.centavos, efeito, dia, motivo },
        })),
        desconhecidas: retorno.desconhecidas,
      },
    };
  },
};

async function gravar(
  ctx: Contexto,
  linhas: readonly LinhaComProjeto[],
  mudancas: readonly MudancaDaLinha[],
): Promise<{ readonly pagas: number; readonly devolvidas: number }> {
  for (const mudanca of mudancas) {
    await salvarResultado(ctx.db, mudanca, { em: ctx.agora, porId: ctx.usuario.id });
  }
  const devolvidas = mudancas.filter(({ situacao }) => situacao === 'devolvida');
  await avisarDasDevolucoes(ctx, linhas, devolvidas);
  return { pagas: mudancas.length - devolvidas.length, devolvidas: devolvidas.length };
}

export const lerRetorno: ComPreparo<Api['lerRetorno'], Enviado> = {
  preparar: async (ctx, pedido) => receber(ctx, await pedido.arquivo()),
  async executar(ctx, { params: { id } }, enviado) {
    await travarFolhas(ctx.db);
    const { retorno, linhas } = await julgado(ctx, id, enviado);
    const mudancas = retorno.linhas.flatMap(({ mudanca }) => (mudanca === null ? [] : [mudanca]));
    const contas = await gravar(ctx, linhas, mudancas);
    const { sha256, cnab } = enviado;
    // Read twice it changes nothing, and leaves no second row.
    if (mudancas.length > 0) {
      await inserirRetorno(ctx.db, {
        ...{ remessaId: id, sha256, origem: cnab === null ? 'lista' : 'cnab240' },
        ...{ lidoEm: ctx.agora, lidoPorId: ctx.usuario.id, ...contas },
      });
    }
    await auditar(ctx, {
      acao: 'lerRetorno',
      registro: { tipo: 'remessa', id },
      depois: { sha256, ...contas },
    });
    return { status: 200, dados: await remessaInteira(ctx, id) };
  },
};

/** Throws 409 for a line of a project in which the person takes part. */
export const registrarResultado: Executar<Api['registrarResultado']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  await travarFolhas(ctx.db);
  await viva(ctx, id);
  const { lancamentos, resultado, dia = null, motivo } = pedido.corpo();
  const todas = await linhasParaRetorno(ctx.db, id);
  const linhas = todas.filter((um) => lancamentos.includes(um.id));
  const participa = new Set(await projetosDeQuemParticipa(ctx.db, ctx.usuario.id));
  if (linhas.some(({ projetoId }) => participa.has(projetoId))) exigirNaoParticipar('colaborador');
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  exigirSemProblemas([
    ...(linhas.length === 0 || linhas.length < new Set(lancamentos).size
      ? [problema('lancamentos', 'LINHAS_DESCONHECIDAS', M.linhasDesconhecidas)]
      : []),
    ...problemasDoResultado({ resultado, dia, motivo, hoje }),
  ]);
  const dito = resultado === 'devolvida' ? (motivo ?? '').trim() : null;
  const mudancas = linhas.flatMap((linha) => {
    const mudanca = resultadoAMao(linha, { resultado, dia: dia ?? hoje, motivo: dito });
    return mudanca === null ? [] : [mudanca];
  });
  const contas = await gravar(ctx, linhas, mudancas);
  await auditar(ctx, {
    acao: 'registrarResultado',
    registro: { tipo: 'remessa', id },
    depois: { resultado, dia, motivo: dito, ...contas },
  });
  return { status: 200, dados: await remessaInteira(ctx, id) };
};
