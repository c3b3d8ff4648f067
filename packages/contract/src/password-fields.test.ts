import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rotas } from './api.ts';
import { CAMPOS_DE_SENHA, comSenhas, semSenhas } from './password-fields.ts';

/** Every field name of a JSON schema, at any depth. */
function nomes(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(nomes);
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...properties, ...Object.values(schema).flatMap(nomes)];
}

/** A Portuguese word of the criteria that only begins like the English one. */
const OUTRA_PALAVRA = 'passo';

describe('fields that hold a password', () => {
  it('[C-F3] are all known by name, in every body of the contract', () => {
    const campos = Object.values(rotas).flatMap(({ body }) =>
      body === undefined ? [] : nomes(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' })),
    );
    const suspeitos = campos.filter(
      (campo) => campo !== OUTRA_PALAVRA && /senha|pass|pwd|secret|segredo|pin$/i.test(campo),
    );
    expect(new Set(suspeitos)).toEqual(CAMPOS_DE_SENHA);
  });

  it('[C-F3] are removed from the body at every depth, whatever the order of the other fields', () => {
    const a = { nome: 'Ana', senha: 'x', lista: [{ senhaAtual: 'y', b: 1, a: [null, 'z'] }] };
    const b = { lista: [{ a: [null, 'z'], b: 1, password: 'w' }], nome: 'Ana' };
    expect(JSON.stringify(semSenhas(a))).toBe(JSON.stringify(semSenhas(b)));
    expect(JSON.stringify(semSenhas(a))).toBe('{"lista":[{"a":[null,"z"],"b":1}],"nome":"Ana"}');
  });

  it('[C-F3] make two bodies differ that are equal otherwise', () => {
    const [a, b] = [
      { nome: 'Ana', senha: 'x' },
      { senha: 'y', nome: 'Ana' },
    ];
    expect(JSON.stringify(comSenhas([a]))).toBe('[{"nome":"Ana","senha":"x"}]');
    expect(comSenhas([b])).not.toEqual(comSenhas([a]));
    expect(comSenhas({ nome: 'Ana', lista: [null, 1] })).toBeNull();
  });
});
