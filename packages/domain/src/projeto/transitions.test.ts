import { describe, expect, it } from 'vitest';
import { umaProposta, umProjeto } from '../testing/projetos.ts';
import { podeCompletarCronogramas, podeEditarProjeto } from './policies.ts';
import { exigirEditalAberto, exigirProjetoEditavel, normalizarProposta } from './transitions.ts';

describe('exigirEditalAberto (D6)', () => {
  it.each([
    [{ aberto: true }, true, undefined],
    [{ aberto: false }, true, 'O edital escolhido não está aberto'],
    [{ aberto: false }, false, 'Não existe edital aberto no momento'],
    [null, true, 'O edital escolhido não está aberto'],
    [null, false, 'Não existe edital aberto no momento'],
  ])('%j, some open: %s', (escolhido, algumAberto, mensagem) => {
    const ato = () => exigirEditalAberto(escolhido, algumAberto);
    if (mensagem === undefined) expect(ato).not.toThrow();
    else expect(ato).toThrow(expect.objectContaining({ kind: 'conflito', message: mensagem }));
  });
});

describe('editing (D7)', () => {
  it.each([
    [true, false, false, true],
    [true, true, true, true],
    [false, true, false, true],
    [false, false, false, false],
    [false, true, true, false],
    [false, false, true, false],
  ])('draft %s, open %s, evaluator %s: %s', (ehRascunho, aberto, temAvaliador, pode) => {
    const projeto = umProjeto({ ehRascunho });
    expect(podeEditarProjeto(projeto, { aberto, temAvaliador })).toBe(pode);
    const ato = () => exigirProjetoEditavel(projeto, { aberto, temAvaliador });
    if (pode) expect(ato).not.toThrow();
    else expect(ato).toThrow('Este projeto não pode mais ser editado');
  });
});

describe('schedules that come later (D9)', () => {
  it.each([
    ['2026-03-21T11:59:59.999Z', true],
    ['2026-03-21T12:00:00.000Z', true],
    ['2026-03-21T12:00:00.001Z', false],
  ])('[C-B1] of a call closed early on 20 March at noon, %s: %s', (agora, pode) => {
    const projeto = umProjeto({ aguardandoCronograma: true });
    const edital = { fim: '2026-03-31', encerradoEm: '2026-03-20T12:00:00.000Z' };
    expect(podeCompletarCronogramas(projeto, edital, new Date(agora), 'America/Fortaleza')).toBe(pode);
  });

  it.each([
    ['2026-03-15T00:00:00Z', true, true],
    ['2026-04-02T02:59:59.999Z', true, true],
    ['2026-04-02T03:00:00.000Z', true, false],
    ['2026-03-15T00:00:00Z', false, false],
  ])('%s, waiting %s: %s', (agora, aguardandoCronograma, pode) => {
    const projeto = umProjeto({ aguardandoCronograma });
    expect(
      podeCompletarCronogramas(
        projeto,
        { fim: '2026-03-31', encerradoEm: null },
        new Date(agora),
        'America/Fortaleza',
      ),
    ).toBe(pode);
  });
});

it('normalizarProposta stores NFC and trims single lines only (T-C7)', () => {
  const limpa = normalizarProposta(
    umaProposta({
      titulo: ' Cafe\u0301 ',
      palavraChave1: ' a ',
      resumo: ' <p>cafe\u0301</p> ',
      introducao: undefined,
    }),
  );
  expect(limpa).toMatchObject({ titulo: 'Café', palavraChave1: 'a', resumo: ' <p>café</p> ' });
  expect(limpa.introducao).toBeUndefined();
});
