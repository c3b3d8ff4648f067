import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DOS_DIAS as M } from '@instrutoria/domain/frequencia/messages.ts';
import { pedeMotivo } from '@instrutoria/domain/frequencia/rules/dias.ts';
import { totalDeHoras } from '@instrutoria/domain/frequencia/rules/folha.ts';
import { mesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import type { MesEnviado } from '@instrutoria/domain/frequencia/rules/registro.ts';
import type { MesDoAluno } from '@instrutoria/domain/frequencia/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import {
  emailDasHorasDoMes,
  emailDoMesDevolvido,
} from '../../../adapters/mail/templates/frequencia-do-aluno.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { instrutorNaoEncontrado } from '../../instrutor/relacao-queries.ts';
import { exigirProjetoNaJanela } from '../../janela/projeto-queries.ts';
import { lerAndamento } from '../../projeto/andamento-queries.ts';
import {
  type AlunoDoMes,
  acharAluno,
  lerDias,
  lerMes,
  marcarDecidido,
  travarAluno,
} from '../dias-repository.ts';
import type { FrequenciaTravada } from '../repository.ts';

const soMotivo = (motivo: string | null | undefined) => normalizarTexto(motivo ?? '') || null;

/** Throws 412 where a month that these hours attest is not the student's as it was read. */
export function exigirMesesLidos(
  { instrutor, ano, horasPorMes }: Registrado,
  { doAluno }: FrequenciaTravada,
): void {
  for (const { mes, aluno = null } of horasPorMes) {
    if (aluno === null) continue;
    const atual = doAluno.find((um) => um.mes === mes);
    if (atual?.versao === aluno.versao && atual.estado !== 'devolvido') continue;
    const extras = { instrutor, ano, mes };
    throw new DomainError('desatualizado', 'VERSAO_DESATUALIZADA', M.alunoMudouOMes, [], extras);
  }
}

interface Registrado {
  readonly instrutor: number;
  readonly ano: number;
  readonly horasPorMes: readonly MesEnviado[];
}

/**
 * Marks the months that the coordinator read as attested, and mails each student whose hours were lowered. The caller
 * holds the locks and checked the reasons.
 */
export async function atestarMeses(
  ctx: Contexto,
  projetoId: number,
  { registro, atual }: { readonly registro: Registrado; readonly atual: FrequenciaTravada },
): Promise<void> {
  for (const { mes, horas = null, aluno = null } of registro.horasPorMes) {
    const dele = atual.doAluno.find((um) => um.mes === mes);
    if (dele === undefined || aluno === null || horas === null) continue;
    const registradas = atual.horasPorMes.find((um) => um.mes === mes)?.horas ?? null;
    const menos = pedeMotivo(dele, registradas, horas);
    if (dele.estado === 'atestado' && horas === registradas) continue;
    const motivo = menos ? soMotivo(aluno.motivo) : null;
    const qual = { instrutorId: registro.instrutor, mes: mesDoAno(registro.ano, mes) };
    await marcarDecidido(ctx.db, qual, {
      estado: 'atestado',
      agora: ctx.agora,
      autorId: ctx.usuario.id,
      motivo,
    });
    if (menos) await avisarDasHoras(ctx, projetoId, { ...qual, horas, enviadas: dele.horas, motivo });
  }
}

async function comRemessa(ctx: Contexto, projetoId: number, aluno: AlunoDoMes) {
  const projeto = await lerAndamento(ctx.db, projetoId);
  const remessa = remessaPara(aluno, ctx.deps, await lerConfiguracao(ctx.db));
  return { ...remessa, projeto: projeto?.titulo ?? '', entrou: aluno.entrou };
}

async function avisarDasHoras(
  ctx: Contexto,
  projetoId: number,
  lido: {
    readonly instrutorId: number;
    readonly mes: string;
    readonly horas: number;
    readonly enviadas: MesDoAluno['horas'];
    readonly motivo: string | null;
  },
): Promise<void> {
  const { instrutorId, mes, horas, enviadas, motivo } = lido;
  const aluno = await acharAluno(ctx.db, projetoId, instrutorId);
  if (aluno === null || enviadas === null) return;
  const carta = { ...(await comRemessa(ctx, projetoId, aluno)), mes, horas, enviadas, motivo: motivo ?? '' };
  const sobre = { especie: 'frequenciaDoAluno', projetos: [projetoId], instrutorId } as const;
  await enviarCarta(ctx, emailDasHorasDoMes(carta), sobre);
}

function naoEnviado(): DomainError {
  return new DomainError('naoEncontrado', 'MES_NAO_ENVIADO', M.alunoNaoEnviou);
}

export const lerDiasDoAluno: Executar<Api['lerDiasDoAluno']> = async (ctx, { params }) => {
  const aluno = await acharAluno(ctx.db, params.id, params.instrutor);
  if (aluno === null) throw instrutorNaoEncontrado();
  const { estado } = await lerMes(ctx.db, aluno.id, params.mes);
  if (estado !== 'enviado' && estado !== 'atestado') throw naoEnviado();
  const dias = await lerDias(ctx.db, aluno.id, params.mes);
  return {
    status: 200,
    dados: {
      instrutor: { id: aluno.id, nome: aluno.nome },
      mes: params.mes,
      soma: totalDeHoras(dias),
      dias: dias.map(({ dia, horas, atividade }) => ({ dia, horas, atividade })),
    },
  };
};

export const devolverMesDoAluno: Executar<Api['devolverMesDoAluno']> = async (ctx, pedido) => {
  const { id: projeto, instrutor, mes } = pedido.params;
  await exigirProjetoNaJanela(ctx, 'frequencia', projeto);
  const aluno = await travarAluno(ctx.db, projeto, instrutor);
  if (aluno === null) throw instrutorNaoEncontrado();
  const { estado, versao } = await lerMes(ctx.db, instrutor, mes);
  if (estado !== 'enviado' && estado !== 'atestado') {
    throw new DomainError('conflito', 'MES_NAO_ENVIADO', M.alunoNaoEnviou);
  }
  const corpo = pedido.corpo();
  if (corpo.versao !== versao) {
    throw new DomainError('desatualizado', 'VERSAO_DESATUALIZADA', M.alunoMudouOMes, [], { versao });
  }
  const motivo = soMotivo(corpo.motivo);
  if (motivo === null) {
    exigirSemProblemas([problema('motivo', 'SEM_MOTIVO', M.motivoDaDevolucao)]);
    throw new Error('judged before');
  }
  await marcarDecidido(
    ctx.db,
    { instrutorId: instrutor, mes },
    { estado: 'devolvido', agora: ctx.agora, autorId: ctx.usuario.id, motivo },
  );
  await auditar(ctx, {
    acao: 'devolverMesDoAluno',
    registro: { tipo: 'instrutor', id: instrutor },
    antes: { estado },
    depois: { mes, motivo },
  });
  const carta = { ...(await comRemessa(ctx, projeto, aluno)), mes, motivo };
  const sobre = { especie: 'frequenciaDoAluno', projetos: [projeto], instrutorId: instrutor } as const;
  await enviarCarta(ctx, emailDoMesDevolvido(carta), sobre);
  return { status: 200, dados: { message: M.mesDevolvido } };
};
