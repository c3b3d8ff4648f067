import { expect, it } from 'vitest';
import { iniciarSessao } from '../lib/session/session.ts';
import { queryClient } from './query-client.ts';

it('keeps what was loaded for the same person only; a student may have the id of a teacher (T-K2)', () => {
  iniciarSessao('a', { id: 7, nome: 'Helena', tipo: 'coordenador' });
  queryClient.setQueryData(['projeto'], 'Monitoria');
  iniciarSessao('b', { id: 7, nome: 'Helena', tipo: 'coordenador' });
  expect(queryClient.getQueryData(['projeto'])).toBe('Monitoria');
  iniciarSessao('c', { id: 7, nome: 'Dora', tipo: 'estudante' });
  expect(queryClient.getQueryData(['projeto'])).toBeUndefined();
});
