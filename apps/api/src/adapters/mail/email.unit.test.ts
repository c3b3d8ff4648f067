import { emailValido } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { escaparHtml } from '@instrutoria/domain/kernel/html.ts';
import { describe, expect, it } from 'vitest';
import { conferirEmail } from './email.ts';
import { linkPublico } from './link.ts';
import { instantePorExtenso } from './local-time.ts';
import { textoDaPessoa } from './person-text.ts';
import { createSeal } from './seal.ts';

const BOM = { para: 'ana@ufx.br', assunto: 'Olá', texto: 't', html: '<p>t</p>' };

describe('conferirEmail (T-C11)', () => {
  it.each(['ana@ufx.br', 'josé.silva+edital@prof.ufx.br', 'a@b'])('takes %s', (para) => {
    expect(conferirEmail({ ...BOM, para }).para).toBe(para);
  });

  it('takes every address that registration takes, so that no mail stops an act', () => {
    const dominio = `${'d'.repeat(60)}.`.repeat(3);
    for (const para of ["!#$%&'*+/=?^_`{|}~-@ufx.br", `${'a'.repeat(64)}@${dominio}br`]) {
      expect(emailValido(para)).toBe(true);
      expect(conferirEmail({ ...BOM, para }).para).toBe(para);
    }
  });

  it.each([
    'ana@ufx.br\r\nBcc: mal@mal.example',
    'ana@ufx.br\nBcc: mal@mal.example',
    'ana@ufx.br,mal@mal.example',
    'ana@ufx.br;mal@mal.example',
    'Ana <ana@ufx.br>',
    '"ana"@ufx.br',
    'ana@ufx.br ',
    'ana@ufx@br',
    'ana',
    '',
    'ana\0@ufx.br',
    'ana\u2028@ufx.br',
    `${'a'.repeat(65)}@ufx.br`,
  ])('refuses the address %j', (para) => {
    expect(() => conferirEmail({ ...BOM, para })).toThrow('O endereço de e-mail não é válido.');
  });

  it.each(['Olá\r\nBcc: mal@mal.example', 'Olá\nX', 'Olá\rX', 'a\0b', 'a\u2028b', 'x'.repeat(201)])(
    'refuses the subject %j',
    (assunto) => {
      expect(() => conferirEmail({ ...BOM, assunto })).toThrow('O assunto do e-mail não é válido.');
    },
  );
});

it.each(['https://x.br/a>\r\nBcc: mal@mal.example', 'https://x.br/a b', 'https://x.br/<a'])(
  'refuses the unsubscribe address %j (T-C11)',
  (descadastro) => {
    expect(() => conferirEmail({ ...BOM, descadastro })).toThrow('O endereço para não receber mais');
    expect(conferirEmail({ ...BOM, descadastro: 'https://x.br/meus_dados' }).descadastro).toMatch(/dados$/);
  },
);

describe('textoDaPessoa (T-E9)', () => {
  it('puts a person’s text on one line', () => {
    expect(textoDaPessoa('  Ana\r\n Maria\t\0 da Silva\u2028 ')).toBe('Ana Maria da Silva');
  });
  it('leaves nothing that a mail program would turn into a link', () => {
    const texto = textoDaPessoa('Veja https://mal.example/x ou www.mal.example, mal@mal.example');
    expect(texto).not.toMatch(/:\/\/|\.\p{L}|@\p{L}/u);
    expect(texto.replaceAll('\u2060', '')).toBe(
      'Veja https://mal.example/x ou www.mal.example, mal@mal.example',
    );
  });
  it('removes direction overrides and lone surrogates', () => {
    expect(textoDaPessoa('a\u202egpj.exe\ud800')).toBe('a gpj.\u2060exe\ufffd');
  });
  it('cuts at 300 characters', () => {
    expect([...textoDaPessoa('😀'.repeat(1_000))]).toHaveLength(301);
  });
  it('leaves common names unchanged', () => {
    expect(textoDaPessoa("Dr. João D'Ávila Jr.")).toBe("Dr. João D'Ávila Jr.");
  });
});

it('escapes HTML in text and in attributes', () => {
  expect(escaparHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});

describe('linkPublico (T-A7)', () => {
  it('keeps the path that PUBLIC_URL has', () => {
    const esperado = 'https://ufx.br/instrutoria/redefinir-senha?token=a%2Bb';
    expect(linkPublico('https://ufx.br/instrutoria', 'redefinir-senha', { token: 'a+b' })).toBe(esperado);
    expect(linkPublico('https://ufx.br/instrutoria/', 'redefinir-senha', { token: 'a+b' })).toBe(esperado);
  });
  it('encodes parameters so that none changes the link', () => {
    expect(linkPublico('http://localhost:3000', 'x', { token: '"><script>&y=#/' })).toBe(
      'http://localhost:3000/x?token=%22%3E%3Cscript%3E%26y%3D%23%2F',
    );
  });
});

it.each([
  ['UTC', '1 de julho de 2026 às 02h30, UTC'],
  ['America/Fortaleza', '30 de junho de 2026 às 23h30, horário de Fortaleza (UTC−3)'],
])('[C-J7] writes an instant in %s as deadlines are written, with the name of its zone', (fuso, esperado) => {
  expect(instantePorExtenso(new Date('2026-07-01T02:30:00Z'), fuso)).toBe(esperado);
});

describe('seal (T-A6)', () => {
  const seal = createSeal(Buffer.alloc(48, 7), 'fila-de-emails');
  it('decrypts what it encrypted, and shows none of it', () => {
    const selado = seal.fechar('token=CANARIO ção');
    expect(seal.abrir(selado)).toBe('token=CANARIO ção');
    expect(Buffer.from(selado, 'base64').toString('latin1')).not.toContain('CANARIO');
    expect(seal.fechar('token=CANARIO ção')).not.toBe(selado);
  });
  it('decrypts nothing that was changed or sealed with another secret', () => {
    const selado = Buffer.from(seal.fechar('texto'), 'base64');
    selado[selado.length - 1] = (selado.at(-1) ?? 0) ^ 1;
    expect(() => seal.abrir(selado.toString('base64'))).toThrow();
    expect(() => createSeal(Buffer.alloc(48, 8), 'fila-de-emails').abrir(seal.fechar('texto'))).toThrow();
  });
});
