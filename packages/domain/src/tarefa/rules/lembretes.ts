import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { INSTRUTORES_POR_LEMBRETE } from '../limits.ts';
import { MENSAGENS_TAREFA as M } from '../messages.ts';

/** Errors in the list of instructors whose coordinators get a reminder. */
export function problemasDosLembrados(instrutores: readonly number[]): Problema[] {
  return reunir(
    instrutores.length === 0 ? problema('instrutores', 'NENHUM_INSTRUTOR', M.nenhumInstrutor) : null,
    instrutores.length > INSTRUTORES_POR_LEMBRETE
      ? problema('instrutores', 'INSTRUTORES_DEMAIS', M.instrutoresDemais)
      : null,
  );
}
