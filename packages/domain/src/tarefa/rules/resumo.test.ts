import { describe, expect, it } from 'vitest';
import type { NovaTarefa } from '../types.ts';
import { ordenarTarefas } from './ordem-das-tarefas.ts';
import { type JaDitas, segundaDaSemana, semanaDoResumo, tarefasDoResumo } from './resumo.ts';

const FUSO = 'America/Fortaleza';
const NADA: JaDitas = { avaliacoes: false, faltas: false, projetos: [] };
const uma = (mudancas: Partial<NovaTarefa>): NovaTarefa => ({
  codigo: 'AUSENCIAS_A_RESOLVER',
  titulo: '',
  sobre: null,
  projeto: null,
  edital: null,
  quantos: null,
  de: null,
  ate: null,
  senao: '',
  caminho: '/menu',
  ...mudancas,
});

describe('the week of a digest', () => {
  it.each([
    // Monday at seven by the institution's clock, which is three hours behind UTC.
    ['2026-05-18T09:59:59.999Z', null],
    ['2026-05-18T10:00:00.000Z', '2026-05-18'],
    ['2026-05-19T02:59:59.999Z', '2026-05-18'],
    // A missed digest: sent on the following days, never at night, and not in the next week.
    ['2026-05-19T03:00:00.000Z', null],
    ['2026-05-19T10:00:00.000Z', '2026-05-18'],
    ['2026-05-25T02:59:59.999Z', '2026-05-18'],
    ['2026-05-25T10:00:00.000Z', '2026-05-25'],
  ])('is chosen at %s: %s', (instante, semana) => {
    expect(semanaDoResumo(new Date(instante), FUSO)).toBe(semana);
  });

  it('counts a Sunday as the last day of its week, over the turn of the year too', () => {
    expect(segundaDaSemana('2026-05-24')).toBe('2026-05-18');
    expect(segundaDaSemana('2027-01-03')).toBe('2026-12-28');
  });
});

describe('the content of a digest', () => {
  it('lists the present tasks, and those that open before the week ends', () => {
    const novas = ['2026-05-18', '2026-05-24', '2026-05-25'].map((de) => uma({ de, titulo: de }));
    const titulos = tarefasDoResumo(ordenarTarefas(novas, '2026-05-18'), '2026-05-18', NADA);
    expect(titulos.map(({ titulo }) => titulo)).toEqual(['2026-05-18', '2026-05-24']);
  });

  it('leaves out tasks of another mail on the same day', () => {
    const tarefas = ordenarTarefas(
      [
        uma({ codigo: 'CONVITE_A_RESPONDER', projeto: 1 }),
        uma({ codigo: 'AVALIACAO_A_CONCLUIR', projeto: 2 }),
        uma({ codigo: 'INSTRUTORES_A_CADASTRAR', projeto: 3 }),
        uma({ codigo: 'INSTRUTORES_A_CADASTRAR', projeto: 4 }),
        uma({ codigo: 'DOCUMENTO_RECUSADO', projeto: 3 }),
        uma({ codigo: 'RESULTADO_A_LER', projeto: 3 }),
      ],
      '2026-05-18',
    );
    const ditos = (mudancas: Partial<JaDitas>) =>
      tarefasDoResumo(tarefas, '2026-05-18', { ...NADA, ...mudancas }).map(
        ({ codigo, projeto }) => `${codigo} ${projeto}`,
      );
    const todas = ditos({});
    const sem = (...codigos: string[]) => todas.filter((um) => !codigos.includes(um));
    expect(todas).toHaveLength(6);
    expect(ditos({ avaliacoes: true })).toEqual(sem('CONVITE_A_RESPONDER 1', 'AVALIACAO_A_CONCLUIR 2'));
    expect(ditos({ projetos: [3] })).toEqual(sem('INSTRUTORES_A_CADASTRAR 3'));
    expect(ditos({ faltas: true })).toEqual(sem('DOCUMENTO_RECUSADO 3'));
  });
});
