import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rotas } from '@instrutoria/contract/api.ts';
import { ATOS_FINAIS } from '@instrutoria/domain/kernel/atos-finais.ts';
import { expect, it } from 'vitest';
import { sourcesBelow } from '../house/source-file.ts';
import { root } from '../prepare/step.mjs';

const DIZ = /não se\s+desfaz(?!em)|não (?:pode|poderá) (?:mais )?ser (?:desfeit|alterad)/i;
/** Refusals and facts, which are no acts. */
const OUTROS = [
  'packages/domain/src/kernel/atos-finais.ts',
  'packages/domain/src/homologacao/textos.ts',
  'packages/domain/src/edital/textos.ts',
  'apps/web/src/features/conta/components/conferir-mudanca-modal.tsx',
  'apps/web/src/features/conta/pages/privacidade.tsx',
];

const telas = sourcesBelow(root).filter(({ path }) => /^(apps\/web|packages\/domain)\/src\//.test(path));
const atos = Object.keys(ATOS_FINAIS) as (keyof typeof ATOS_FINAIS)[];

it('[C-G12] makes every final act a call that is audited', () => {
  const chamadas: Readonly<Record<string, { readonly auditoria: string | null }>> = rotas;
  expect(atos.filter((ato) => !chamadas[ato]?.auditoria)).toEqual([]);
});

it('[C-G12] tells in the question before each final act that it is final, and nowhere else by itself', () => {
  const perguntas = telas.filter(({ path }) => path.startsWith('apps/web/')).map(({ text }) => text);
  expect(atos.filter((ato) => !perguntas.some((text) => text.includes(`naoSeDesfaz('${ato}')`)))).toEqual([]);
  const sozinhos = telas.filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && DIZ.test(text));
  expect(sozinhos.map(({ path }) => path).filter((path) => !OUTROS.includes(path))).toEqual([]);
});

it('[C-G12] tells in the manual of every final act that it is final, and of nothing else', () => {
  const manual = join(root, 'docs/manual');
  const paginas = readdirSync(manual).filter((nome) => nome.endsWith('.md'));
  const trechos = paginas.flatMap((nome) =>
    readFileSync(join(manual, nome), 'utf8')
      .split(/\n\s*\n|\n(?=- |\d\. )/)
      .filter((trecho) => DIZ.test(trecho)),
  );
  const botoes = atos.map((ato) => `**${ATOS_FINAIS[ato].botao}**`);
  expect(botoes.filter((botao) => !trechos.some((trecho) => trecho.includes(botao)))).toEqual([]);
  const semAto = trechos.filter((trecho) => !botoes.some((botao) => trecho.includes(botao)));
  expect(semAto.filter((trecho) => !trecho.includes('a pergunta o diz'))).toEqual([]);
});
