import { expect, it } from 'vitest';
import { diferencas, gravador } from './gravacao.ts';

const resposta = (text: string, headers: Record<string, string> = {}) => ({
  status: 200,
  text,
  body: undefined,
  headers: new Headers({ 'content-type': 'application/json', date: 'now', ...headers }),
});
const pedido = { method: 'GET', path: '/api/x', token: null };

it('numbers random values by their first appearance, the same one alike everywhere', () => {
  const gravar = (a: string, b: string) => {
    const g = gravador();
    g.guardar({ ...pedido, path: `/api/x/arq_${a}` }, resposta(`{"um":"arq_${b}","dois":"arq_${a}"}`));
    return g.gravadas;
  };
  const [a, b, c] = ['a', 'b', 'c'].map((letra) => letra.repeat(32));
  const uma = gravar(a ?? '', b ?? '');
  expect(uma[0]?.corpo).toBe('{"um":"‹arquivo 2›","dois":"‹arquivo 1›"}');
  expect(diferencas(uma, gravar(c ?? '', a ?? ''), 9)).toEqual([]);
  expect(diferencas(uma, gravar(c ?? '', c ?? ''), 9)).toHaveLength(1);
});

it('reports another status, header or text, and missing answers', () => {
  const gravar = (...respostas: readonly ReturnType<typeof resposta>[]) => {
    const g = gravador();
    for (const cada of respostas) g.guardar(pedido, cada);
    return g.gravadas;
  };
  const antes = gravar(resposta('1'), resposta('2'));
  expect(diferencas(antes, gravar(resposta('1'), resposta('2', { date: 'later' })), 9)).toEqual([]);
  expect(diferencas(antes, gravar(resposta('1'), resposta('3')), 9)).toEqual([
    expect.stringMatching(/^1 GET \/api\/x\n {2}- .*\n {2}\+ /),
  ]);
  const [json, trocado] = ['{"a":[{"b":1,"c":2}],"d":3}', '{"d":3,"a":[{"c":2,"b":1}]}'];
  expect(diferencas(gravar(resposta(json)), gravar(resposta(trocado)), 9)).toEqual([]);
  expect(diferencas(gravar(resposta('[1,2]')), gravar(resposta('[2,1]')), 9)).toHaveLength(1);
  expect(diferencas(antes, gravar(resposta('1', { etag: '"1"' }), resposta('2')), 9)).toHaveLength(1);
  expect(diferencas(antes, gravar(resposta('1')), 9)).toEqual(['2 answers, now 1']);
});

it('records the kind, length and hash of a binary answer', () => {
  const g = gravador();
  g.guardar(pedido, resposta('%PDF', { 'content-type': 'application/pdf' }));
  expect(g.gravadas[0]?.corpo).toMatch(/^application\/pdf, 4, [0-9a-f]{64}$/);
});

it('compares a text with one record a line by its lines', () => {
  const gravar = (text: string) => {
    const g = gravador();
    g.guardar(pedido, resposta(text, { 'content-type': 'application/x-ndjson' }));
    return g.gravadas;
  };
  const antes = gravar('{"a":1,"b":2}\n{"fim":true}\n');
  expect(diferencas(antes, gravar('{"b":2,"a":1}\n{"fim":true}\n'), 9)).toEqual([]);
  expect(diferencas(antes, gravar('{"a":1,"b":3}\n{"fim":true}\n'), 9)).toHaveLength(1);
  expect(diferencas(antes, gravar('{"fim":true}\n{"a":1,"b":2}\n'), 9)).toHaveLength(1);
});
