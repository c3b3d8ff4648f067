import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { situacaoDoEnvio } from '@instrutoria/domain/remessa/rules/montar-remessa.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharFolha } from '../../pagamento/queries.ts';
import * as queries from '../queries.ts';

export function remessaNaoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrada);
}

export const lerRemessasDaFolha: Executar<Api['lerRemessasDaFolha']> = async (ctx, { params: { mes } }) => {
  const folha = await acharFolha(ctx.db, mes);
  if (folha === null) {
    const nada = { situacao: 'nenhuma', pagamentos: 0, enviados: 0, remessas: [] } as const;
    return { status: 200, dados: { mes, fechada: false, ...nada, remessas: [] } };
  }
  const [estados, remessas] = await Promise.all([
    queries.estadosDaFolha(ctx.db, folha.id),
    queries.remessasDaFolha(ctx.db, folha.id),
  ]);
  return {
    status: 200,
    dados: {
      mes,
      fechada: true,
      situacao: situacaoDoEnvio(estados),
      pagamentos: estados.length,
      enviados: estados.filter((um) => um !== null).length,
      remessas,
    },
  };
};

/** Throws 404. */
export async function remessaInteira(ctx: Contexto, id: number): Promise<AnswerOf<Api['lerRemessa']>> {
  const remessa = await queries.acharRemessa(ctx.db, id);
  if (remessa === null) throw remessaNaoEncontrada();
  const lancamentos = await queries.lancamentosDaRemessa(ctx.db, id);
  return { ...remessa, lancamentos, retornos: await queries.retornosDaRemessa(ctx.db, id) };
}

export const lerRemessa: Executar<Api['lerRemessa']> = async (ctx, { params }) => ({
  status: 200,
  dados: await remessaInteira(ctx, params.id),
});

export const TIPOS_DO_ARQUIVO = {
  csv: 'text/csv; charset=utf-8',
  fixo: 'text/plain; charset=utf-8',
  cnab240: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  mao: 'text/plain; charset=utf-8',
} as const;

/** The file with CPFs and accounts: each reading is recorded. */
export const baixarRemessa: Executar<Api['baixarRemessa']> = async (ctx, { params: { id } }) => {
  const guardada = await queries.arquivoDaRemessa(ctx.db, id);
  if (guardada === null) throw remessaNaoEncontrada();
  const { arquivo, nome, forma } = guardada;
  if (arquivo === null || nome === null) throw new DomainError('conflito', 'SEM_ARQUIVO', M.semArquivo);
  await auditar(ctx, {
    acao: 'baixarRemessa',
    registro: { tipo: 'remessa', id },
    depois: { endereco: ctx.endereco },
  });
  await registrarAcesso(ctx, { documento: 'remessa', registro: { tipo: 'remessa', id }, titularId: null });
  return { status: 200, arquivo: { tipo: TIPOS_DO_ARQUIVO[forma], bytes: new Uint8Array(arquivo), nome } };
};
