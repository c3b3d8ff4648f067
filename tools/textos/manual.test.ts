import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODELOS_DE_EMAIL } from '@instrutoria/domain/configuracao/modelos-de-email.ts';
import { expect, it } from 'vitest';

const raiz = join(import.meta.dirname, '../..');

function fontes(pasta: string, sao: RegExp): string[] {
  return readdirSync(join(raiz, pasta), { recursive: true, encoding: 'utf8' })
    .filter((nome) => sao.test(nome) && !/\.test\.|testing\//.test(nome))
    .map((nome) => readFileSync(join(raiz, pasta, nome), 'utf8'));
}
const numaLinha = (texto: string) => texto.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
const manual = readdirSync(join(raiz, 'docs/manual'))
  .filter((nome) => nome.endsWith('.md'))
  .map((nome) => ({ nome, texto: readFileSync(join(raiz, 'docs/manual', nome), 'utf8') }));
const produto = numaLinha(
  [...fontes('apps/web/src', /\.tsx?$/), ...fontes('packages/domain/src', /\.ts$/)].join('\n'),
);

/** The menu capitalises its entries; everywhere else the text is shown as it is in the catalogue. */
const estaNoProduto = (palavras: string) =>
  produto.includes(palavras) || produto.includes(`${palavras.charAt(0).toLowerCase()}${palavras.slice(1)}`);

/** Bold words are a button, a heading or an entry of the screen, or the topic of a paragraph or list item. */
function trocadas(texto: string): string[] {
  return [...texto.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(({ 1: negrito = '', index }) => {
    const palavras = numaLinha(negrito).replace(/[.:,]$/, '');
    const antes = texto.slice(texto.lastIndexOf('\n', index) + 1, index);
    const abreLinha = /^\s*(?:[-*]|\d+\.)?\s*$/.test(antes);
    const abreFrase = /[.?]\s$/.test(antes) && /[.?]$/.test(negrito);
    // A number or an ellipsis replaces text that the screen fills in.
    const completada = /\d|…/.test(palavras);
    return abreLinha || abreFrase || completada || estaNoProduto(palavras) ? [] : [palavras];
  });
}

it.each(manual)('[C-M4] $nome names parts of the screen by the words of the screen', ({ texto }) => {
  expect(trocadas(texto)).toEqual([]);
});

it('[C-M4] detects a button under another name', () => {
  expect(trocadas('Na página de entrada, escolha **Cadastre-se** e preencha.')).toEqual(['Cadastre-se']);
  expect(trocadas('Na página de entrada, escolha **Primeiro acesso** e preencha.')).toEqual([]);
});

it('[C-M4] calls the mail after a submission a receipt in the manual, in the product and in itself', () => {
  const { reciboDeSubmissao, reciboDoRecurso } = MODELOS_DE_EMAIL;
  for (const { texto: email } of [reciboDeSubmissao, reciboDoRecurso]) {
    expect(email).toContain('ela é o seu recibo');
    expect(email).not.toContain('comprovante');
  }
  const frases = manual.flatMap(({ texto }) => numaLinha(texto).split(/[.;:]/));
  const doEmail = frases.filter((frase) => /comprovante/i.test(frase) && /e-mail/i.test(frase));
  // Such a sentence may warn of an e-mail address in the document; none may promise a comprovante by e-mail.
  expect(doEmail.filter((frase) => /chega|receb|envia/.test(frase))).toEqual([]);
});
