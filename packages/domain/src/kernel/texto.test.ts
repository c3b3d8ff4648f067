import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contarCodePoints,
  estaVazio,
  normalizarTexto,
  problemaDeCaractere,
  problemaDeCaractereNoMarkup,
  problemaDeLinha,
  textoCorrido,
  textoPuro,
} from './texto.ts';

function escapar(texto: string): string {
  return texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

describe('textoPuro (D12)', () => {
  it.each([
    ['', ''],
    ['<p></p>', ''],
    ['<p>&nbsp; </p><p><br></p>', ''],
    ['<p>um</p><p>dois</p>', 'umdois'],
    ['<ul><li>a</li><li>b</li></ul>', 'ab'],
    ['  <p> a  b </p>  ', 'a  b'],
    ['a &lt;b&gt; c', 'a <b> c'],
    ['&amp;lt;', '&lt;'],
    ['1 < 2 e 3 > 2', '1 < 2 e 3 > 2'],
    ['<a title="x > y">z</a>', 'z'],
    ["<a title='x > y'>z</a>", 'z'],
    ['a<!-- <p>x</p> -->b', 'ab'],
    ['a<!-- sem fim', 'a'],
    ['a<!doctype html>b<?php x ?>c', 'abc'],
    ['a<script>alert("<p>")</script>b<style>p{}</style>c', 'abc'],
    ['<SCRIPT>x</ScRiPt >y', 'y'],
    ['<script>sem fim', ''],
    ['a<p sem fim', 'a'],
    ['&ccedil;&#231;&#xE7;&Ccedil;', 'çççÇ'],
    ['&nada; &amp', '&nada; &amp'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['&#x10FFFF;&#1;a&#150;', '\u{10ffff}a–'],
    ['<p>e\u0301</p>', 'é'],
    ['<p>İstanbul <b>x</b></p>', 'İstanbul x'],
  ])('reads %j as %j', (markup, texto) => {
    expect(textoPuro(markup)).toBe(texto);
  });

  it('returns any text that was escaped and wrapped', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }), (pedacos) => {
        const markup = pedacos.map((p) => `<p><strong>${escapar(p)}</strong></p>`).join('');
        expect(textoPuro(markup)).toBe(normalizarTexto(pedacos.join('')));
      }),
    );
  });

  it('never fails, and never leaves a tag', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '/', '!', '-', '"', "'", 'a', '&', ';', ' ') }),
        (s) => {
          expect(textoPuro(s)).not.toMatch(/<[a-z][^<>"']*>/);
        },
      ),
    );
  });
});

describe('textoCorrido', () => {
  it.each([
    ['<p>um</p><p>dois</p>', 'um dois'],
    ['<h2>Título</h2><ul><li><p>a</p></li><li><p>b <b>c</b>d</p></li></ul>', 'Título a b cd'],
    ['um<br>dois<br />três', 'um dois três'],
    ['<p></p>', ''],
  ])('[C-D5] reads %j as %j', (markup, texto) => {
    expect(textoCorrido(markup)).toBe(texto);
  });
});

describe('lengths and forms', () => {
  it('counts code points', () => {
    expect(['', 'aé', '🌻🌻', 'e\u0301'].map(contarCodePoints)).toEqual([0, 2, 2, 2]);
  });

  it('stores NFC, trimmed (T-C7)', () => {
    expect(normalizarTexto('  Jose\u0301 ')).toBe('José');
  });

  it.each([
    [undefined, true],
    [null, true],
    ['', true],
    [' \t\n\u00a0', true],
    ['\u200b\u2060', true],
    ['.', false],
  ])('tells whether %j is empty: %s', (texto, vazio) => {
    expect(estaVazio(texto)).toBe(vazio);
  });
});

describe('characters that are refused (T-C7)', () => {
  const emNome = (valor: string) => problemaDeLinha('nome', valor, 500)?.mensagem ?? null;

  it.each([
    'José d’Ávila-Conceição Ñ',
    'Título com emoji 🌻 e 👩🏽‍🏫',
    'دكتور',
    'می\u200cخواهم',
    'An\u200ba',
    '\ufeffAna',
    'Ana\u202eoluaP',
    'Ana\nBcc: x@y.com',
    'Ana\u0000',
  ])('[C-J2] refuses each in %j', (texto) => {
    expect([emNome(texto), problemaDeCaractere('nome', texto)]).toEqual([null, null]);
  });

  it.each([
    ['Ana \u061c', 'O 5º caractere (U+061C, depois de “Ana”) não pode ser salvo. Apague-o e tente de novo.'],
    ['\ud800Ana', 'O 1º caractere (U+FFFD, no começo) não pode ser salvo. Apague-o e tente de novo.'],
    [
      'Um plano de trabalho para\ufffe todos',
      'O 26º caractere (U+FFFE, depois de “de trabalho para”) não pode ser salvo. Apague-o e tente de novo.',
    ],
  ])('[C-J2] gives for the name %j: %s', (texto, mensagem) => {
    expect(emNome(texto)).toBe(mensagem);
  });

  it('[C-J2] gives the place in the visible text of markup', () => {
    const longo = problemaDeCaractereNoMarkup('resumo', '<p><strong>Um plano</strong>\uffff novo</p>');
    expect(longo?.mensagem).toMatch(/^O 9º caractere \(U\+FFFF, depois de “Um plano”\)/);
    expect(problemaDeCaractereNoMarkup('resumo', '<p><a href="http://a.b/\ufffe">x</a></p>')).not.toBeNull();
    expect(problemaDeCaractere('motivo', 'a\u061cb\ufffd')).toBeNull();
  });
});

describe('problemaDeLinha', () => {
  it.each([
    ['abcd', null],
    ['abcde', null],
    [' abcde ', null],
    ['abcde\u200b\u2060', null],
    ['🌻🌻🌻🌻🌻', null],
    ['abcde\u0301', null],
    ['abcdef', 'TEXTO_LONGO'],
    ['abc\ufffe', 'CARACTER_PROIBIDO'],
  ])('%j with at most 5: %s', (valor, codigo) => {
    expect(problemaDeLinha('nome', valor, 5)?.codigo ?? null).toBe(codigo);
  });
});
