import type { TipoDeAluno } from '../types.ts';

export type Vagas = Readonly<Record<TipoDeAluno, number>>;

export function temVaga(tipo: TipoDeAluno, aprovadas: Vagas, ocupadas: Vagas): boolean {
  return ocupadas[tipo] < aprovadas[tipo];
}

export function temAlgumaVaga(aprovadas: Vagas, ocupadas: Vagas): boolean {
  return temVaga('BOLSISTA', aprovadas, ocupadas) || temVaga('VOLUNTARIO', aprovadas, ocupadas);
}
