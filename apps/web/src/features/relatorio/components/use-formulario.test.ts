import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { useFormulario } from './use-formulario.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('finds text written before the upgrade, in its stored form', () => {
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
  const kept = '{"versao":2,"valores":{"relatorio":"Texto longo."},"em":"2026-11-20T14:32:00.000Z"}';
  localStorage.setItem('relatorio:7:coordenador:31', kept);
  const { result } = renderHook(() =>
    useFormulario('coordenador:31', { version: 3, values: { relatorio: 'De outra janela.' } }),
  );
  expect(result.current).toMatchObject({
    version: 2,
    values: { relatorio: 'Texto longo.' },
    changed: true,
    recoveredAt: '2026-11-20T14:32:00.000Z',
  });
  cleanup();
  expect(localStorage.getItem('relatorio:7:coordenador:31')).toBe(kept);
});

it.each(['{', '[]', '{"versao":"2","valores":{},"em":""}', '{"versao":2,"valores":{"a":1},"em":""}'])(
  'ignores %s',
  (kept) => {
    iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
    localStorage.setItem('relatorio:7:coordenador:31', kept);
    const { result } = renderHook(() => useFormulario('coordenador:31', { version: 0, values: {} }));
    expect(result.current).toMatchObject({ version: 0, values: {}, changed: false, recovered: false });
  },
);
