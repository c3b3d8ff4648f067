import { contado } from '../kernel/contagem.ts';

export const preliminar = 'preliminar';
export const depoisOFinal = 'depois dele sai o resultado final';
export const ocupadas = (instrutores: number, vagas: number) =>
  `${instrutores} de ${contado(vagas, 'vaga', 'vagas')}`;
