import { describe, expect, it } from 'vitest';
import {
  type Cenario,
  comCampos,
  comLimiteDaUnidade,
  comMaisUm,
  ehCenarios,
  MAXIMO_DE_CENARIOS,
  modosOferecidos,
  primeiros,
  semEste,
} from './cenarios-guardados.ts';
import { faixasDe, lerCenario } from './ler-cenario.ts';

const LINHAS = [{ remunerados: 2 }, { remunerados: 9 }];

describe('the scenarios of a call', () => {
  it('begin with the limit of the call, are at most five, and each new one copies the last', () => {
    let todos = comCampos(primeiros({ limiteBolsas: 8 }), { minimo: '60', nome: 'Sem cortes' });
    for (let n = 0; n < 9; n += 1) todos = comMaisUm(todos);
    expect(todos.lista.map(({ id, nome, bolsas, minimo }) => [id, nome, bolsas, minimo])).toEqual([
      [1, 'Sem cortes', '8', '60'],
      ...[2, 3, 4, 5].map((id) => [id, `Cenário ${id}`, '8', '60']),
    ]);
    expect([todos.atual, todos.lista.length]).toEqual([MAXIMO_DE_CENARIOS, MAXIMO_DE_CENARIOS]);
  });

  it('begin with the limit of each unit too, also those stored without it', () => {
    const limites = { limiteBolsas: 8, bolsasPorUnidade: 3 };
    expect(primeiros(limites).lista[0]).toMatchObject({ bolsas: '8', porUnidade: '3' });
    const antes = comMaisUm(comCampos(primeiros({ limiteBolsas: 8 }), { porUnidade: '2' }));
    const guardados = comCampos(antes, { porUnidade: ' ' });
    expect(comLimiteDaUnidade(guardados, limites).lista.map(({ porUnidade }) => porUnidade)).toEqual([
      '2',
      '3',
    ]);
    expect(comLimiteDaUnidade(antes, { limiteBolsas: 8 })).toEqual(antes);
  });

  it('leave the number of a removed one to the next, and keep the last one', () => {
    const dois = comMaisUm(primeiros({ limiteBolsas: null }));
    const um = semEste(dois, 1);
    expect(um).toEqual({ atual: 2, lista: [dois.lista[1]] });
    expect(comMaisUm(um).lista.map(({ nome }) => nome)).toEqual(['Cenário 2', 'Cenário 1']);
    expect(semEste(um, 2)).toEqual(um);
  });

  it('begin with different names', () => {
    const todos = comMaisUm(comCampos(primeiros({ limiteBolsas: 8 }), { nome: 'Cenário 2' }));
    expect(todos.lista.map(({ nome }) => nome)).toEqual(['Cenário 2', 'Cenário 3']);
  });

  it('offer two ways, and another only where one of them has it', () => {
    const { lista } = primeiros({ limiteBolsas: 8 });
    expect(modosOferecidos(lista)).toEqual(['ateOndeDer', 'umaVolta']);
    const comOutro = comCampos(primeiros({ limiteBolsas: 8 }), { modo: 'tudoOuNada' });
    expect(modosOferecidos(comOutro.lista)).toEqual(['ateOndeDer', 'tudoOuNada', 'umaVolta']);
  });

  it('are recovered from a browser only when complete', () => {
    const kept: unknown = JSON.parse(JSON.stringify(comMaisUm(primeiros({ limiteBolsas: 3 }))));
    expect(ehCenarios(kept)).toBe(true);
    const [um] = primeiros({ limiteBolsas: 3 }).lista;
    for (const outra of [
      null,
      7,
      {},
      { atual: 1, lista: [] },
      { atual: 2, lista: [um] },
      { atual: 1, lista: [um, um] },
      { atual: 1, lista: [{ ...um, modo: 'sorteio' }] },
      { atual: 1, lista: [{ ...um, bolsas: 3 }] },
      { atual: 1, lista: [{ ...um, nome: 'x'.repeat(100) }] },
    ]) {
      expect(ehCenarios(outra)).toBe(false);
    }
  });
});

describe('the typed fields of a scenario', () => {
  const ler = (campos: Partial<Cenario>, limiteBolsas: number | null = 8, bolsasPorUnidade?: number) => {
    const limites = { limiteBolsas, bolsasPorUnidade };
    const [um] = comCampos(primeiros(limites), campos).lista;
    if (um === undefined) throw new Error('there is one');
    return lerCenario(um, faixasDe('TIPO II', { ...limites, linhas: LINHAS }), limites);
  };

  it('give a rule: an empty limit is none, a half point has a comma', () => {
    expect(ler({ porUnidade: ' 3 ', minimo: '72,5', modo: 'noMaximo' }).regra).toEqual({
      ...{ modo: 'noMaximo', bolsas: 8, porUnidade: 3, minimo: 72.5, porProjeto: 1 },
    });
    expect(ler({}, null).regra).toMatchObject({ bolsas: null, porUnidade: null, minimo: 50 });
  });

  it.each([
    [{ bolsas: '9' }, 'bolsas', 'O limite do edital é de 8 bolsas'],
    [{ bolsas: '' }, 'bolsas', 'Digite um número inteiro de 0 a 8'],
    [{ bolsas: '-1' }, 'bolsas', 'Digite um número inteiro de 0 a 8'],
    [{ porUnidade: '1,5' }, 'porUnidade', 'Digite um número inteiro de 0 a 8'],
    [{ porUnidade: '9' }, 'porUnidade', 'Digite um número de 0 a 8'],
    [{ minimo: '49,9' }, 'minimo', 'Com total abaixo de 50 o projeto é reprovado: digite 50 ou mais'],
    [{ minimo: 'x' }, 'minimo', 'Digite uma nota de 50 a 100, com no máximo uma casa decimal'],
    [{ minimo: '100,5' }, 'minimo', 'Digite um número de 50 a 100'],
    [{ modo: 'noMaximo', porProjeto: '3' }, 'porProjeto', 'Digite um número de 1 a 2'],
  ] as const)('refuse %j beside its field', (campos, campo, erro) => {
    expect(ler(campos)).toEqual({ regra: null, erros: { [campo]: erro } });
  });

  it.each([
    [{}, null],
    [{ porUnidade: '0' }, null],
    [{ porUnidade: '5' }, 'O limite por unidade do edital é de 4 bolsas'],
    [{ porUnidade: '' }, 'Digite um número inteiro de 0 a 4'],
  ] as const)('read, in a call with 4 scholarships per unit, %j as %s', (campos, erro) => {
    const { regra, erros } = ler(campos, 3, 4);
    expect(erros.porUnidade ?? null).toBe(erro);
    expect(regra === null).toBe(erro !== null);
    expect(ler({ porUnidade: '2' }, null, 1).erros.porUnidade).toBe(
      'O limite por unidade do edital é de 1 bolsa',
    );
  });

  it('reports no error in fields that the rule does not use', () => {
    expect(ler({ porProjeto: '9' }).regra).not.toBeNull();
  });

  it('allow more points in TIPO I', () => {
    expect(faixasDe('TIPO I', { limiteBolsas: null, linhas: LINHAS })).toEqual({
      bolsas: [0, 11],
      porUnidade: [0, 11],
      minimo: [50, 650],
      porProjeto: [1, 2],
    });
  });
});
