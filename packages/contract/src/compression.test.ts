import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rotas } from './api.ts';
import type { Route } from './route.ts';

const todas: readonly (readonly [string, Route])[] = Object.entries(rotas);

function camposDe({ answers }: Route): Set<string> {
  const campos = new Set<string>();
  for (const schema of Object.values(answers)) {
    if (schema === null) continue;
    const visita = (no: unknown): void => {
      if (typeof no !== 'object' || no === null) return;
      if ('properties' in no) for (const campo of Object.keys(no.properties as object)) campos.add(campo);
      for (const filho of Object.values(no)) visita(filho);
    };
    visita(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  }
  return campos;
}

const SECRETO = /token|senha|password|segredo|secret|^chave$/i;

describe('compression of answers', () => {
  it('compresses no answer with a secret, by the names of its fields', () => {
    const comSegredo = todas.filter(([, rota]) => [...camposDe(rota)].some((campo) => SECRETO.test(campo)));
    expect(comSegredo.map(([nome]) => nome)).toContain('entrar');
    expect(comSegredo.filter(([, { comprimida }]) => comprimida).map(([nome]) => nome)).toEqual([]);
  });

  it('compresses no answer about a declaration, whose code verifies it', () => {
    const deDeclaracao = todas.filter(
      ([, rota]) => /^\/api\/(publico\/)?declaracao/.test(rota.path) && camposDe(rota).has('codigo'),
    );
    expect(deDeclaracao.length).toBeGreaterThan(2);
    expect(deDeclaracao.filter(([, { comprimida }]) => comprimida)).toEqual([]);
  });

  it('compresses no write without permission in the contract, and none with a constant response time', () => {
    const escritas = todas.filter(([, { method, comprimida }]) => method !== 'GET' && comprimida);
    expect(escritas.map(([nome]) => nome).toSorted()).toEqual(['ranqueTipoI', 'ranqueTipoII']);
    expect(todas.filter(([, r]) => r.comprimida && r.tempoMinimoMs > 0)).toEqual([]);
  });
});
