import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fimDoDia, inicioDoDia } from '../../kernel/datas.ts';
import { caractereRecusado } from '../../kernel/textos.ts';
import { umEditalGuardado } from '../../testing/editais.ts';
import { LIMITE_DE_BOLSAS_MAXIMO } from '../limits.ts';
import { MENSAGENS_EDITAL as M, quandoAbreAoCriar } from '../messages.ts';
import { FASES } from '../types.ts';
import {
  anoDoEdital,
  derivarEdital,
  estaAberto,
  faseEmVigor,
  problemasDoEdital,
  problemasDoNovoEdital,
} from './datas-e-fase.ts';

const FUSO = 'America/Fortaleza';

describe('anoDoEdital (D5)', () => {
  it.each([
    ['Edital 2026 de Instrutoria', 2026],
    ['  Edital   2027', 2027],
    ['Edital\u00a02026', 2026],
    ['Edital de 2026', null],
    ['Edital 2026/1', null],
    ['Edital 26', null],
    ['Edital 20260', null],
    ['Edital 0026', null],
    ['2026 Edital', null],
    ['Edital', null],
    ['', null],
  ])('%j: %s', (nome, ano) => {
    expect(anoDoEdital(nome)).toBe(ano);
  });
});

describe('problemasDoEdital', () => {
  const completo = { nome: 'Edital 2026', inicio: '2026-03-01', fim: '2026-03-31' };

  it.each([
    [{}, []],
    [{ fim: '2026-03-01' }, []],
    [{ fimRecursos: '2026-03-31', limiteBolsas: 0, publicacao: '2026-01-01' }, []],
    [{ fimRecursos: null, limiteBolsas: null }, []],
    [{ limiteBolsas: LIMITE_DE_BOLSAS_MAXIMO }, []],
    [
      { nome: 'Edital de 2026' },
      ['nome:O nome deve ter o ano como segunda palavra, por exemplo: Edital 2026 …'],
    ],
    [{ nome: undefined }, ['nome:preencha todos os campos']],
    [
      { nome: ' ', inicio: '', fim: undefined },
      ['nome', 'inicio', 'fim'].map((c) => `${c}:preencha todos os campos`),
    ],
    [{ nome: 'Edital 2026\ufffe' }, [`nome:${caractereRecusado('Edital 2026', '\ufffe')}`]],
    [{ nome: `Edital 2026 ${'a'.repeat(138)}` }, []],
    [{ nome: `Edital 2026 ${'a'.repeat(139)}` }, ['nome:O texto deve ter no máximo 150 caracteres']],
    [{ inicio: '2026-02-30' }, ['inicio:Informe uma data válida']],
    [{ fim: '31/03/2026' }, ['fim:Informe uma data válida']],
    [{ fim: '2026-02-28' }, ['fim:O fim não pode ser anterior ao início']],
    [{ fimRecursos: '2026-03-30' }, []],
    [{ prazoAvaliacao: '2026-03-31', limitePorCoordenador: 1 }, []],
    [{ prazoAvaliacao: '2026-03-30', encerradoEm: '2026-03-15T00:00:00.000Z' }, []],
    [
      { prazoAvaliacao: '2026-03-30' },
      ['prazoAvaliacao:O prazo da avaliação não pode terminar antes do fim das inscrições'],
    ],
    [
      { limitePorCoordenador: 0 },
      ['limitePorCoordenador:O limite por coordenador deve ser um número inteiro a partir de 1'],
    ],
    [
      { vigenciaInicio: '2026-08-02', vigenciaFim: '2026-08-01' },
      ['vigenciaFim:O fim da vigência não pode ser anterior ao início dela'],
    ],
    [{ limiteBolsas: -1 }, ['limiteBolsas:O limite de bolsas deve ser um número inteiro a partir de 0']],
    [
      { limiteBolsas: LIMITE_DE_BOLSAS_MAXIMO + 1 },
      ['limiteBolsas:O limite de bolsas deve ser um número inteiro a partir de 0'],
    ],
    [{ limiteBolsas: 1.5 }, ['limiteBolsas:O limite de bolsas deve ser um número inteiro a partir de 0']],
    [{ publicacao: 'ontem' }, ['publicacao:Informe uma data válida']],
  ])('%j', (mudanca, esperado) => {
    const problemas = problemasDoEdital({ ...completo, ...mudanca }, true);
    expect(problemas.map(({ campo, mensagem }) => `${campo}:${mensagem}`)).toEqual(esperado);
  });

  it('checks only the sent fields of a partial one', () => {
    expect(problemasDoEdital({}, false)).toEqual([]);
    expect(problemasDoEdital({ nome: '' }, false)).toHaveLength(1);
  });
});

describe('problemasDoNovoEdital', () => {
  const novo = { nome: 'Edital 2026', inicio: '2026-03-01', fim: '2026-03-31' };

  it.each([
    [{}, []],
    [{ prazoAvaliacao: '2026-04-30', fimRecursos: '2026-04-30' }, []],
    [
      { fimRecursos: '2026-03-30' },
      ['fimRecursos:O prazo de recursos não pode terminar antes do fim das inscrições'],
    ],
    [
      { prazoAvaliacao: '2026-04-30', fimRecursos: '2026-04-29' },
      ['fimRecursos:O prazo de recursos não pode terminar antes do prazo da avaliação'],
    ],
    [
      { vigenciaInicio: '2026-01-01', vigenciaFim: '2026-03-30' },
      ['vigenciaFim:A vigência não pode terminar antes do fim das inscrições'],
    ],
    [{ vigenciaFim: '2026-02-28' }, ['vigenciaFim:O fim da vigência não pode ser anterior ao início dela']],
    [
      { encerramentoSemInstrutores: '2026-02-28' },
      [
        'encerramentoSemInstrutores:O encerramento dos projetos sem instrutores deve ficar dentro da vigência e pelo menos 30 dias depois da publicação',
      ],
    ],
    [{ nome: 'Edital', fimRecursos: '2026-03-30' }, [`nome:${M.nomeSemAno}`]],
  ])('%j', (mudanca, esperado) => {
    const problemas = problemasDoNovoEdital({ ...novo, ...mudanca });
    expect(problemas.map(({ campo, mensagem }) => `${campo}:${mensagem}`)).toEqual(esperado);
  });
});

describe('quandoAbreAoCriar', () => {
  it.each([
    ['', M.abreNoInicio],
    ['2026-03-01', M.abreAgora],
    ['2026-02-01', M.abreAgora],
    ['2026-03-02', 'Os professores veem este edital e enviam projetos a partir de 02/03/2026.'],
  ])('%j', (inicio, frase) => {
    expect(quandoAbreAoCriar(inicio, '2026-03-01')).toBe(frase);
  });
});

describe('the phase in force (D1)', () => {
  const edital = umEditalGuardado();
  const inicio = inicioDoDia(edital.inicio, FUSO).getTime();
  const fim = fimDoDia(edital.fim, FUSO).getTime();

  it.each([
    ['1 ms before inicio', inicio - 1, 'submissao', false],
    ['at inicio', inicio, 'submissao', true],
    ['at the last ms of fim', fim, 'submissao', true],
    ['1 ms after fim', fim + 1, 'avaliacao', false],
  ])('%s', (_, instante, fase, aberto) => {
    const derivado = derivarEdital(edital, new Date(instante), FUSO);
    expect(derivado).toEqual({ ...edital, fase, aberto, encerrado: false });
  });

  it('makes encerrado true from resultado on', () => {
    const agora = new Date(inicio);
    expect(FASES.filter((fase) => derivarEdital({ ...edital, fase }, agora, FUSO).encerrado)).toEqual([
      'resultado',
      'arquivado',
    ]);
    expect(FASES.filter((fase) => estaAberto({ ...edital, fase }, agora, FUSO))).toEqual(['submissao']);
  });

  it('only ever turns submissao into avaliacao by time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FASES),
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
        (fase, agora) => {
          const emVigor = faseEmVigor({ ...edital, fase }, agora, FUSO);
          if (fase === 'submissao') expect(['submissao', 'avaliacao']).toContain(emVigor);
          else expect(emVigor).toBe(fase);
        },
      ),
    );
  });
});
