import { expect, it } from 'vitest';
import { cadastroEncerrado, exigirSemPendencias } from './encerramento.ts';

const NADA = { ultimoAdministrador: false, projetos: 0, avaliacoes: 0 };

it.each([
  [{ ultimoAdministrador: true }, 'ULTIMO_ADMINISTRADOR'],
  [{ projetos: 1 }, 'COORDENA_PROJETO'],
  [{ avaliacoes: 1 }, 'AVALIACAO_PENDENTE'],
  [{ ultimoAdministrador: true, projetos: 2, avaliacoes: 3 }, 'ULTIMO_ADMINISTRADOR'],
])('keeps an account open with %o', (pendencias, code) => {
  expect(() => exigirSemPendencias({ ...NADA, ...pendencias })).toThrow(
    expect.objectContaining({ kind: 'conflito', code }),
  );
});

it('closes an account without pending duties, and replaces its data by unique values', () => {
  expect(() => exigirSemPendencias(NADA)).not.toThrow();
  const [um, outro] = [cadastroEncerrado(1), cadastroEncerrado(2)];
  for (const campo of ['email', 'cpf', 'siape'] as const) expect(um[campo]).not.toBe(outro[campo]);
  expect(um.cpf).not.toMatch(/^\d{11}$/);
});
