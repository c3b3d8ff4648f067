import { dobrado } from '../../kernel/dobrado.ts';
import type { DadosDaDisciplina, DisciplinaOficial } from '../types.ts';

export interface ValorOficial {
  readonly campo: 'carga_horaria' | 'nome' | 'tsd';
  readonly valor: number | string;
}

type Declarada = Pick<DadosDaDisciplina, 'carga_horaria' | 'codigo' | 'nome' | 'oficial' | 'tsd'>;

/** The official row of the declared code; null for a code that was changed since. */
export function oficialDaDisciplina({ codigo = '', oficial }: Declarada): DisciplinaOficial | null {
  return oficial !== undefined && oficial !== null && dobrado(oficial.codigo) === dobrado(codigo)
    ? oficial
    : null;
}

/** The official values that differ from the declared ones; what the registry does not know never differs. */
export function diferencasDoOficial(disciplina: Declarada): readonly ValorOficial[] {
  const oficial = oficialDaDisciplina(disciplina);
  if (oficial === null) return [];
  const { nome, carga_horaria, tsd } = oficial;
  const valores: readonly (ValorOficial | null)[] = [
    dobrado(nome) === dobrado(disciplina.nome ?? '') ? null : { campo: 'nome', valor: nome },
    carga_horaria === disciplina.carga_horaria ? null : { campo: 'carga_horaria', valor: carga_horaria },
    tsd === null || tsd === disciplina.tsd ? null : { campo: 'tsd', valor: tsd },
  ];
  return valores.filter((um) => um !== null);
}

/** A form filled with the official values; what they do not know stays as typed. */
export function comOsValoresOficiais<T extends Declarada>(disciplina: T, oficial: DisciplinaOficial): T {
  const { codigo, nome, carga_horaria, tsd } = oficial;
  return { ...disciplina, codigo, nome, carga_horaria, ...(tsd === null ? {} : { tsd }), oficial };
}
