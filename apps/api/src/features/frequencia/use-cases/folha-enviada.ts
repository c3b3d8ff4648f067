import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { ultimoMesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import {
  juntarMeses,
  type MesEnviado,
  problemasDaFrequencia,
} from '@instrutoria/domain/frequencia/rules/registro.ts';
import type { HorasDoMes } from '@instrutoria/domain/frequencia/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { comPrefixo, type Problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import type { FrequenciaTravada } from '../repository.ts';
import { salvarFrequencia, travarFrequencias } from '../repository.ts';
import { atestarMeses, exigirMesesLidos } from './meses-dos-alunos.ts';

interface RegistroEnviado {
  readonly instrutor: number;
  readonly ano: number;
  readonly horasPorMes: readonly MesEnviado[];
  readonly versao?: number | null | undefined;
}

/** A sheet as it was sent, with its rows locked and its versions checked; its fields are not checked yet. */
export interface FolhaTravada {
  readonly projeto: number;
  readonly registros: readonly RegistroEnviado[];
  readonly hoje: string;
  atualDe(registro: Pick<RegistroEnviado, 'ano' | 'instrutor'>): FrequenciaTravada | null;
}

/** Throws 412 for an outdated version (T-G13), also of a student's month; without a version it is merged. */
export async function travarFolha(
  ctx: Contexto,
  projeto: number,
  registros: readonly RegistroEnviado[],
): Promise<FolhaTravada> {
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const ids = registros.map(({ instrutor }) => instrutor);
  const anos = registros.map(({ ano }) => ano).filter((ano) => ano >= 1000 && ano <= 9999);
  const travadas = await travarFrequencias(ctx.db, projeto, { ids, anos });
  const atualDe: FolhaTravada['atualDe'] = ({ instrutor, ano }) => travadas(instrutor, ano);
  for (const registro of registros) {
    const atual = atualDe(registro);
    const { versao, instrutor, ano } = registro;
    if (atual !== null && typeof versao === 'number' && versao !== atual.versao) {
      const extras = { versao: atual.versao, instrutor, ano };
      throw new DomainError('desatualizado', 'VERSAO_DESATUALIZADA', M.mudouEnquanto, [], extras);
    }
    if (atual !== null) exigirMesesLidos(registro, atual);
  }
  return { projeto, registros, hoje, atualDe };
}

/** `campo`: the name of the list of records in the body; '' when the body is the list. */
export function problemasDaFolha(
  { registros, atualDe, hoje }: FolhaTravada,
  campo = '',
  completa = true,
): Problema[] {
  const problemas = problemasDaFrequencia(registros, atualDe, hoje, completa);
  return campo === '' ? problemas : comPrefixo(campo, problemas);
}

interface MesDoInstrutor {
  readonly instrutorId: number;
  readonly ano: number;
  readonly mes: number;
}

/** Whether the sheet changes hours of these months only. */
export function soMuda({ registros, atualDe }: FolhaTravada, meses: readonly MesDoInstrutor[]): boolean {
  return registros.every((registro) => {
    const { instrutor, ano, horasPorMes } = registro;
    const antes = atualDe(registro)?.horasPorMes ?? [];
    return horasPorMes.every(
      ({ mes, horas = null }) =>
        horas === (antes.find((um) => um.mes === mes)?.horas ?? null) ||
        meses.some((um) => um.instrutorId === instrutor && um.ano === ano && um.mes === mes),
    );
  });
}

const soAsHoras = (meses: readonly HorasDoMes[]) => meses.map(({ mes, horas }) => ({ mes, horas }));

/** Returns each record before and after. */
export async function salvarFolha(ctx: Contexto, folha: FolhaTravada, deOficioId: number | null) {
  const salvos = [];
  for (const registro of folha.registros) {
    const atual = folha.atualDe(registro);
    if (atual === null) continue;
    const { instrutor: instrutorId, ano } = registro;
    const ultimo = ultimoMesDoAno(ano, folha.hoje);
    const depois = juntarMeses(atual.horasPorMes, registro.horasPorMes, ultimo);
    await salvarFrequencia(
      ctx.db,
      { instrutorId, ano, horasPorMes: depois },
      { autorId: ctx.usuario.id, agora: ctx.agora, deOficioId },
    );
    await atestarMeses(ctx, folha.projeto, { registro, atual });
    const quem = { instrutor: instrutorId, ano };
    salvos.push({
      antes: { ...quem, horasPorMes: soAsHoras(atual.horasPorMes) },
      depois: { ...quem, horasPorMes: soAsHoras(depois) },
    });
  }
  return salvos;
}
