import { umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { DadosDoProjeto } from './dados-do-projeto.tsx';

afterEach(cleanup);

function facts(mudancas: Parameters<typeof umProjeto>[0]): Readonly<Record<string, string>> {
  cleanup();
  renderPage(<DadosDoProjeto projeto={umProjeto(mudancas)} />, '/');
  const labels = [...document.querySelectorAll('dt')];
  return Object.fromEntries(
    labels.map((dt) => [dt.textContent ?? '', dt.nextElementSibling?.textContent ?? '']),
  );
}

test('[C-C13] [C-M3] counts requested instructors once, by kind, and shows none as approved before the decision', () => {
  const pedido = { remunerados: 1, voluntarios: 3, quantBolsas: 4 };
  const antes = facts(pedido);
  expect(antes['Instrutores pedidos']).toBe('4 (1 bolsista e 3 voluntários)');
  expect(Object.keys(antes)).not.toContain('Quantidade de bolsas');
  expect(Object.keys(antes).filter((label) => /aprovad|rascunho/i.test(label))).toEqual([]);
  const depois = facts({ ...pedido, situacao: 'APROVADO', remunerados_aprovados: 1 });
  expect(depois).toMatchObject({ 'Instrutores aprovados': '1 bolsista e nenhum voluntário' });
  expect(facts({ ehRascunho: true, submetidoEm: null })['É rascunho']).toBe('Sim');
});
