import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../prepare/step.mjs';
import { textsWithin } from '../textos/missing-texts.ts';

/**
 * Texts that are quoted without being in a catalogue: composed of parts or figures, a label of one screen, a
 * form, or not of the product.
 */
const OTHER = new Set([
  ...['Centro', 'Unidade acadêmica', 'equipe', 'pendências de dados', 'reconstituída', 'não se aplica'],
  ...['não recebe: falta o CPF', 'complemento de …', 'estorno de …', 'mm-dd', 'aaaa-mm-dd', 'aaaa-mm'],
  'tudo em ordem e tornar REGULAR com início em …',
  'O registro de frequência é permitido do dia 11 ao dia 20 de cada mês',
  'O cadastro de instrutores é permitido do dia 1 ao dia 10 de cada mês',
  'Os relatórios são enviados de 1 a 19 de setembro',
  ...['click to see more', 'Você já enviou "…" em …. Enviar mesmo assim?', 'Erro ao gerar PDF:'],
  ...['salvar os intrutores', 'crongramas', 'Menu'],
]);

const catalogues = await Promise.all(
  globSync('packages/domain/src/*/{messages,limits,types}.ts', { cwd: root }).map(
    (path) => import(pathToFileURL(join(root, path)).href) as Promise<unknown>,
  ),
);
const texts = catalogues.flatMap((catalogue) => textsWithin({ ...(catalogue as object) }));

it.each(['docs/decisoes.md', ...globSync('docs/especificacao/*.md', { cwd: root })])(
  '%s quotes texts as the product has them',
  (page) => {
    const prose = readFileSync(join(root, page), 'utf8')
      .replaceAll(/`[^`]*`/g, '')
      .replaceAll(/\s+/g, ' ');
    const quoted = [...prose.matchAll(/(?<=[\s(])'([^']{2,200})'/g)].map(([, text = '']) => text);
    const said = (text: string) => {
      const [beginning = '', ...cut] = text.split('…');
      return texts.some((one) => one === text || (cut.length > 0 && one.startsWith(beginning.trim())));
    };
    expect(quoted.filter((text) => !OTHER.has(text) && !said(text))).toEqual([]);
  },
);
