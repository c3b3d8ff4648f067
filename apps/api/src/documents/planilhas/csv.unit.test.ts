import { expect, it } from 'vitest';
import { csvEmPedacos } from './csv.ts';
import { linhasProntas } from './linhas-prontas.ts';
import type { Celula } from './modelo.ts';

const COLUNAS = [
  { titulo: 'Texto', largura: 30 },
  { titulo: 'Número', largura: 9 },
];
async function escrever(linhas: readonly (readonly Celula[])[]): Promise<string[]> {
  const { proximo } = csvEmPedacos({ colunas: COLUNAS, linhas: linhasProntas(linhas) });
  const pedacos: string[] = [];
  for (let pedaco = await proximo(); pedaco !== null; pedaco = await proximo()) pedacos.push(pedaco);
  return pedacos;
}

const CABECALHO = '\ufeffTexto;Número\r\n';

it('begins with the UTF-8 byte order mark and separates by semicolons', async () => {
  expect((await escrever([['ação', 37.3]])).join('')).toBe(`${CABECALHO}ação;37,3\r\n`);
});

const CASOS: readonly (readonly [Celula, string])[] = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠a', "=cmd|' /C calc'!A0"].map(
    (texto) => [texto, `'${texto}`] as const,
  ),
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['  =1', "'  =1"],
  ['\u0000=1', "'=1"],
  ['=1;"x"', '"\'=1;""x"""'],
  ['a;b', '"a;b"'],
  ['diz "sim"', '"diz ""sim"""'],
  ['linha\nseguinte', '"linha\nseguinte"'],
  [' espaços ', '" espaços "'],
  ['e-mail@ufx.br', 'e-mail@ufx.br'],
  ['\ud800x', '\ufffdx'],
  [null, ''],
  [-1, '-1'],
  [0.5, '0,5'],
];

it.each(CASOS)('writes %j as %j (T-F1, T-F2)', async (celula, escrita) => {
  expect(await escrever([[celula, 1]])).toEqual([`${CABECALHO}${escrita};1\r\n`]);
});

it('sends the sheet in pieces', async () => {
  const pedacos = await escrever(Array.from({ length: 1001 }, (_, i) => ['a', i]));
  expect(pedacos).toHaveLength(5);
  expect(pedacos.join('').split('\r\n')).toHaveLength(1 + 1001 + 1);
});
