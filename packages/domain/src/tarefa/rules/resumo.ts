import { compararDias, dataHoraNoFuso, diaNoFuso, somarDias } from '../../kernel/datas.ts';
import { HORA_DO_RESUMO } from '../limits.ts';
import type { CodigoDaTarefa, Tarefa } from '../types.ts';

/** The Monday of the week in which this day lies. */
export function segundaDaSemana(dia: string): string {
  const daSemana = new Date(`${dia}T00:00:00Z`).getUTCDay();
  return somarDias(dia, -((daSemana + 6) % 7));
}

/**
 * The week, by its Monday, whose digest may be sent at this instant; null in the small hours. One missed by a
 * stopped server is sent on a later day of the same week, never in the next.
 */
export function semanaDoResumo(agora: Date, fuso: string): string | null {
  const hora = Number(dataHoraNoFuso(agora, fuso).slice(11, 13));
  return hora < HORA_DO_RESUMO ? null : segundaDaSemana(diaNoFuso(agora, fuso));
}

/** The tasks that other mails of the same day already named. */
export interface JaDitas {
  /** An evaluator's reminder names every unfinished assessment (D47). */
  readonly avaliacoes: boolean;
  /** An administrator's reminder names everything that the coordinator's instructors are missing. */
  readonly faltas: boolean;
  /** Projects named in a warning before their closing (D44). */
  readonly projetos: readonly number[];
}

const DAS_AVALIACOES: readonly CodigoDaTarefa[] = ['CONVITE_A_RESPONDER', 'AVALIACAO_A_CONCLUIR'];
const DAS_FALTAS: readonly CodigoDaTarefa[] = [
  'FREQUENCIA_A_REGISTRAR',
  'HORAS_A_ATESTAR',
  'DOCUMENTO_RECUSADO',
  'IDENTIFICACAO_INCOMPLETA',
  'RELATORIO_DAS_DISCIPLINAS',
  'RELATORIO_DE_ATIVIDADES',
  'RELATORIO_DO_COORDENADOR',
  'RELATORIO_DEVOLVIDO',
];

function jaDita({ codigo, projeto }: Tarefa, { avaliacoes, faltas, projetos }: JaDitas): boolean {
  if (codigo === 'INSTRUTORES_A_CADASTRAR') return projeto !== null && projetos.includes(projeto);
  return (avaliacoes && DAS_AVALIACOES.includes(codigo)) || (faltas && DAS_FALTAS.includes(codigo));
}

/**
 * From a person's tasks, in order: those that can be done now or open before the week ends, without those
 * that another mail of the day named.
 */
export function tarefasDoResumo(tarefas: readonly Tarefa[], semana: string, ditas: JaDitas): Tarefa[] {
  const proxima = somarDias(semana, 7);
  return tarefas.filter(
    (tarefa) =>
      (!tarefa.espera || (tarefa.de !== null && compararDias(tarefa.de, proxima) < 0)) &&
      !jaDita(tarefa, ditas),
  );
}
