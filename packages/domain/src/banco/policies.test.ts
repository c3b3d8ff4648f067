import { expect, it } from 'vitest';
import { leOsNumeros } from './policies.ts';
import type { UltimaEscrita } from './types.ts';

const ultima = (mudancas: Partial<UltimaEscrita> = {}): UltimaEscrita => ({
  ...{ em: new Date('2026-11-01T12:00:00Z'), perguntada: false, resposta: null },
  ...{ autorId: 1, estudanteEscreveu: false },
  ...mudancas,
});
const coordenador = { id: 1, coordena: true };

it('shows a coordinator the numbers that the coordination wrote, and none that a student wrote', () => {
  expect(leOsNumeros(coordenador, null)).toBe(true);
  expect(leOsNumeros(coordenador, ultima({ autorId: 2 }))).toBe(true);
  expect(leOsNumeros(coordenador, ultima({ autorId: null, estudanteEscreveu: true }))).toBe(false);
});

it('hides them also after another corrected them, until the coordinator types all of them', () => {
  expect(leOsNumeros(coordenador, ultima({ autorId: 2, estudanteEscreveu: true }))).toBe(false);
  expect(leOsNumeros(coordenador, ultima({ estudanteEscreveu: true }))).toBe(true);
});

it('shows them to the administration', () => {
  const doAluno = ultima({ autorId: null, estudanteEscreveu: true });
  expect(leOsNumeros({ id: 9, coordena: false }, doAluno)).toBe(true);
});
