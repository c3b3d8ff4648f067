import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../../lib/session/session.ts';
import { ANSWERS } from '../../../../testing/answers.ts';
import { faultyClient } from '../../../../testing/faults.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { click } from '../../../../testing/screen.ts';
import type { Decisao, LinhaDaDecisao } from '../../api.ts';
import { useDecisao } from '../use-decisao.ts';
import CenariosDaDecisao from './cenarios-da-decisao.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'administrador' });
});

const linha = (n: number, mudancas: Partial<LinhaDaDecisao> = {}): LinhaDaDecisao => ({
  ...{ id: n, projeto_id: n, versao: 1, titulo: `Oficina ${n}`, coordenador: 'Rute', unidade: 'ICA' },
  ...{ pontuacaoFase1: 80, pontuacaoFase2: null, total: 80, posicao: n, desempate: null, desempateCom: null },
  ...{ remunerados: 1, voluntarios: 0, remunerados_aprovados: 0, voluntarios_aprovados: 0 },
  ...mudancas,
});
const EDITAL = umEdital({ id: 3, tipoProjeto: 'TIPO II', fase: 'decisao', limiteBolsas: 1 });
const DECISAO: Decisao = { limiteBolsas: 1, linhas: [linha(1), linha(2)], proprios: 0 };

function Tela(props: { readonly decisoes: readonly Decisao[]; readonly podeAplicar: boolean }) {
  const [qual, setQual] = useState(0);
  const decisao = props.decisoes[qual] ?? DECISAO;
  const decidindo = useDecisao(EDITAL.id, decisao);
  return (
    <>
      <button type="button" onClick={() => setQual(1)}>
        Outros dados
      </button>
      <output data-testid="digitado">
        {decidindo.mudadas
          .map(
            ({ projeto_id, ...uma }) =>
              `${projeto_id}:${decidindo.depois({ projeto_id, ...uma }).remunerados_aprovados}`,
          )
          .join(' ')}
      </output>
      <CenariosDaDecisao
        edital={EDITAL}
        decisao={decisao}
        decidindo={decidindo}
        podeAplicar={props.podeAplicar}
      />
    </>
  );
}
const abrir = (decisoes: readonly Decisao[] = [DECISAO], podeAplicar = true) =>
  renderPage(<Tela decisoes={decisoes} podeAplicar={podeAplicar} />, '/');
const body = () => document.body.textContent ?? '';
const digitado = () => document.querySelector('[data-testid="digitado"]')?.textContent;

it('names two projects of one total that the limit separates', () => {
  abrir();
  expect(body()).toContain('O limite acaba entre projetos de mesmo total');
  expect(body()).toContain('Oficina 1 recebe mais e Oficina 2 menos, os dois com 80.');
});

it('marks projects in which the reader takes part as unchanged', () => {
  abrir([{ ...DECISAO, proprios: 2 }]);
  expect(body()).toContain('2 projetos de que você participa ficam como estão');
});

it('offers no applying outside of the decision', () => {
  abrir([DECISAO], false);
  expect(body()).toContain('Um cenário só se aplica à tabela durante a decisão.');
  expect(body()).not.toContain('Aplicar à tabela');
});

it('computes anew after others’ changes, and keeps the typed fields', async () => {
  abrir([DECISAO, { ...DECISAO, linhas: [linha(9, { total: 90 }), linha(1), linha(2)] }]);
  const nome = document.querySelector<HTMLInputElement>('input[maxlength="40"]');
  fireEvent.change(nome as HTMLInputElement, { target: { value: 'Meu' } });
  await click('Outros dados');
  expect(nome?.value).toBe('Meu');
  await click('Aplicar à tabela');
  expect(digitado()).toBe('9:1');
  expect(body()).toContain('Meu está nos campos da tabela');
  await click('Desfazer');
  expect(digitado()).toBe('');
});

it('loads another tab’s scenarios', () => {
  abrir();
  const [chave] = Object.keys(localStorage).filter((key) => key.startsWith('cenarios:'));
  expect(chave).toBe(undefined);
  const nova = {
    atual: 4,
    lista: [
      {
        id: 4,
        nome: 'Da outra aba',
        modo: 'umaVolta',
        bolsas: '1',
        porUnidade: '',
        minimo: '50',
        porProjeto: '1',
      },
    ],
  };
  localStorage.setItem('cenarios:7:3', JSON.stringify(nova));
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'cenarios:7:3', newValue: JSON.stringify(nova) }));
  });
  expect(document.querySelector<HTMLInputElement>('input[maxlength="40"]')?.value).toBe('Da outra aba');
});

it('limits the field by each unit of the call, also for a scenario stored without it', async () => {
  const kept = {
    ...{ id: 1, nome: 'De antes', modo: 'ateOndeDer', bolsas: '1', porUnidade: '', minimo: '50' },
    porProjeto: '1',
  };
  const porUnidade = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Bolsas por unidade, no máximo' });
  for (const guardado of [null, kept]) {
    localStorage.clear();
    if (guardado !== null)
      localStorage.setItem('cenarios:7:3', JSON.stringify({ atual: 1, lista: [guardado] }));
    abrir([{ ...DECISAO, limiteBolsas: 2, bolsasPorUnidade: 1 }]);
    expect(porUnidade().value).toBe('1');
    expect(body()).toContain('O limite por unidade do edital é 1.');
    expect(body()).toContain('Oficina 1 recebe mais e Oficina 2 menos, os dois com 80.');
    fireEvent.change(porUnidade(), { target: { value: '2' } });
    expect(body()).toContain('O limite por unidade do edital é de 1 bolsa');
    fireEvent.change(porUnidade(), { target: { value: '' } });
    expect(body()).toContain('Digite um número inteiro de 0 a 1');
    expect(body()).toContain('Corrija os campos acima para ver o efeito.');
    cleanup();
  }
});
