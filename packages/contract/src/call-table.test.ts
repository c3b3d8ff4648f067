import { TIPOS_DE_SESSAO } from '@instrutoria/domain/conta/types.ts';
import { expect, test } from 'vitest';
import { tipoPodeChamar } from './access.ts';
import { rotas } from './api.ts';
import type { Route } from './route.ts';
import { chamadas } from './tabela.gerada.ts';

test("has for each call in the browser's table the values of the contract", () => {
  const doContrato = Object.entries<Route>(rotas).map(
    ([nome, { method, path, comLogin, envio, arquivo, cria, acesso }]) => {
      const tipos = TIPOS_DE_SESSAO.filter((tipo) => tipoPodeChamar(acesso, tipo));
      return [nome, { method, path, comLogin, envio, arquivo, cria: cria === true, tipos }];
    },
  );
  expect(chamadas).toEqual(Object.fromEntries(doContrato));
});
