import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import type { RelatorioAtividade } from '../atividade-repository.ts';
import { lerAtividade } from '../atividade-repository.ts';
import type { RelatorioCoordenador } from '../coordenador-repository.ts';
import { lerDoCoordenador } from '../coordenador-repository.ts';
import { lerDisciplinasRelatadas } from '../disciplinas-repository.ts';

export function naoHaRelatorio(texto: string = M.naoEncontrado): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', texto);
}

export async function exigirAtividade(db: Executor, instrutorId: number): Promise<RelatorioAtividade> {
  const relatorio = await lerAtividade(db, instrutorId);
  if (relatorio === null) throw naoHaRelatorio();
  return relatorio;
}

export async function exigirDoCoordenador(db: Executor, projetoId: number): Promise<RelatorioCoordenador> {
  const relatorio = await lerDoCoordenador(db, projetoId);
  if (relatorio === null) throw naoHaRelatorio(M.nenhumDoCoordenador);
  return relatorio;
}

export const lerRelatorioDisciplinas: Executar<Api['lerRelatorioDisciplinas']> = async (ctx, { params }) => ({
  status: 200,
  dados: await lerDisciplinasRelatadas(ctx.db, params.id),
});

export const lerRelatorioAtividade: Executar<Api['lerRelatorioAtividade']> = async (ctx, { params }) =>
  comVersao(200, await exigirAtividade(ctx.db, params.id));

export const lerRelatorioCoordenador: Executar<Api['lerRelatorioCoordenador']> = async (ctx, { params }) =>
  comVersao(200, await exigirDoCoordenador(ctx.db, params.id));
