import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { umEdital } from '../../testing/editais.ts';
import { mesesEmPalavras, TEXTOS_DA_TAREFA as T } from '../messages.ts';
import { CODIGOS_DA_TAREFA, type NovaTarefa } from '../types.ts';
import { proximasDosEditais } from './coordenador.ts';
import { ordenarTarefas, proximaDe, tarefasDeAgora } from './ordem-das-tarefas.ts';

const HOJE = '2026-11-18';

function umaTarefa(mudancas: Partial<NovaTarefa> = {}): NovaTarefa {
  return {
    codigo: 'RECURSO_POSSIVEL',
    titulo: 'Decidir se pede recurso',
    sobre: null,
    projeto: 7,
    edital: 3,
    quantos: null,
    de: null,
    ate: null,
    senao: '',
    caminho: '/menu',
    ...mudancas,
  };
}

const dias = fc.integer({ min: -3, max: 3 }).map((n) => `2026-11-${18 + n}`);
const tarefas = fc.array(
  fc
    .record({
      codigo: fc.constantFrom(...CODIGOS_DA_TAREFA),
      de: fc.option(dias),
      ate: fc.option(dias),
      projeto: fc.option(fc.integer({ min: 1, max: 5 })),
    })
    .map(umaTarefa),
);

describe('the order of a desk', () => {
  it('puts present tasks first, late before others, then by date, without a date last; then later ones', () => {
    fc.assert(
      fc.property(tarefas, (novas) => {
        const ordenadas = ordenarTarefas(novas, HOJE);
        const chaves = ordenadas.map(
          ({ espera, atrasada, ate }) => `${espera ? 1 : 0} ${atrasada ? 0 : 1} ${ate ?? '9999'}`,
        );
        expect(chaves).toEqual(chaves.toSorted());
        expect(ordenadas).toHaveLength(novas.length);
        expect(ordenarTarefas(novas.toReversed(), HOJE)).toEqual(ordenadas);
      }),
    );
  });

  it('puts a task that opens later after a present one without a date', () => {
    const novas = [umaTarefa({ de: '2026-11-20', ate: '2026-11-25' }), umaTarefa()];
    expect(ordenarTarefas(novas, HOJE).map(({ espera }) => espera)).toEqual([false, true]);
  });

  it('is late from the day after the last, and waits until its first day', () => {
    const dito = (mudancas: Partial<NovaTarefa>) => {
      const [uma] = ordenarTarefas([umaTarefa(mudancas)], HOJE);
      return [uma?.atrasada, uma?.espera];
    };
    expect(dito({ ate: '2026-11-17' })).toEqual([true, false]);
    expect(dito({ ate: HOJE, de: HOJE })).toEqual([false, false]);
    expect(dito({ de: '2026-11-19', ate: '2026-11-30' })).toEqual([false, true]);
  });

  it('counts only present tasks', () => {
    const novas = [umaTarefa(), umaTarefa({ de: '2026-11-19' })];
    expect(tarefasDeAgora(ordenarTarefas(novas, HOJE))).toBe(1);
  });
});

it('names the nearest day after today as the next one', () => {
  const datas = ['2026-12-01', '2026-11-18', '2026-11-20'].map((dia) => ({ titulo: dia, dia }));
  expect(proximaDe(datas, HOJE)?.dia).toBe('2026-11-20');
  expect(proximaDe(datas, '2026-12-01')).toBeNull();
  const editais = [
    umEdital({ nome: 'A', aberto: true, fim: '2026-12-08' }),
    umEdital({ nome: 'B', aberto: false, inicio: '2026-12-01' }),
    umEdital({ nome: 'C', fase: 'avaliacao', aberto: false }),
  ];
  expect(proximasDosEditais(editais)).toEqual([
    { titulo: 'Terminam as inscrições: A', dia: '2026-12-08' },
    { titulo: 'Abrem as inscrições: B', dia: '2026-12-01' },
  ]);
});

it('writes months in words', () => {
  expect(mesesEmPalavras(['2026-10'])).toBe('outubro de 2026');
  expect(mesesEmPalavras(['2026-10', '2026-11'])).toBe('outubro e novembro de 2026');
  expect(mesesEmPalavras(['2026-08', '2026-10', '2026-11'])).toBe('agosto a novembro de 2026');
  expect(mesesEmPalavras(['2026-12', '2027-01'])).toBe('dezembro de 2026 e janeiro de 2027');
});

it('writes singular and plural, and each document by its name', () => {
  expect([T.conferir(1), T.conferir(5)]).toEqual(['Conferir 1 documento', 'Conferir 5 documentos']);
  expect([T.instrutores(1), T.instrutores(2)]).toEqual(['Cadastrar 1 instrutor', 'Cadastrar 2 instrutores']);
  expect(T.documento(['termo_anuencia'], 'Ana')).toBe('Trocar o termo de anuência de Ana');
  expect(T.documento(['termo_anuencia', 'dados_bancarios'], 'Ana')).toBe('Trocar 2 documentos de Ana');
  expect([T.rascunho(''), T.rascunho('Plantões')]).toEqual([
    'Enviar um rascunho',
    'Enviar o rascunho “Plantões”',
  ]);
});

it.each([
  [1, 0, 'Decidir 1 recurso'],
  [2, 0, 'Decidir 2 recursos'],
  [1, 1, '1 recurso espera respostas até 20/05/2026, 23h59; depois, decida-o'],
  [3, 3, '3 recursos esperam respostas até 20/05/2026, 23h59; depois, decida-os'],
  [2, 1, 'Decidir 1 recurso; mais 1 espera respostas até 20/05/2026, 23h59'],
  [5, 2, 'Decidir 3 recursos; mais 2 esperam respostas até 20/05/2026, 23h59'],
])('[C-G6] describes %i appeals, %i of which wait for answers: %s', (n, esperam, titulo) => {
  expect(T.recursos(n, esperam, '2026-05-20')).toBe(titulo);
});
