import { expect, it } from 'vitest';
import { podeDesignarProposta, propostaQueEspera } from './proposta.ts';

const uma = { id: 1, estado: 'proposta', projetos: 3, designados: 0, superado: false } as const;

it('[C-G14] can be designated until another one is', () => {
  expect(podeDesignarProposta(uma)).toBe(true);
  expect(podeDesignarProposta({ ...uma, superado: true })).toBe(false);
  for (const estado of ['calculando', 'impossivel', 'cancelado', 'falhou'] as const) {
    expect(podeDesignarProposta({ ...uma, estado })).toBe(false);
  }
});

it('[C-G14] gives as pending the newest one that may be designated and is not complete', () => {
  expect(propostaQueEspera([])).toBeNull();
  expect(propostaQueEspera([{ ...uma, id: 3, estado: 'impossivel' }, { ...uma, id: 2 }, uma])?.id).toBe(2);
  expect(propostaQueEspera([{ ...uma, designados: 3 }])).toBeNull();
  expect(propostaQueEspera([{ ...uma, id: 2, superado: true }, uma])?.id).toBe(1);
});
