import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contarCodePoints,
  estaVazio,
  normalizarTexto,
  problemaDeNome,
  temCaracterNaoGuardavel,
  temCaracterProibido,
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
    ['&#x10FFFF;&#1;', '\u{10ffff}\u0001'],
    ['<p>e\u0301</p>', 'é'],
    ['<p>İstanbul <b>x</b></p>', 'İstanbul x'],
  ])('%j reads %j', (markup, texto) => {
    expect(textoPuro(markup)).toBe(texto);
  });

  it('gives back any text that was escaped and wrapped', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }), (pedacos) => {
        const markup = pedacos.map((p) => `<p><strong>${escapar(p)}</strong></p>`).join('');
        expect(textoPuro(markup)).toBe(pedacos.join('').trim().normalize('NFC'));
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
  ])('[C-D5] %j reads %j', (markup, texto) => {
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
  ])('%j is empty: %s', (texto, vazio) => {
    expect(estaVazio(texto)).toBe(vazio);
  });
});

describe('forbidden characters (T-C7)', () => {
  it.each([
    ['José d’Ávila-Conceição Ñ', false],
    ['Título com emoji 🌻 e 👩🏽‍🏫', false],
    ['دكتور', false],
    ['Ana\u202eoluaP', true],
    ['Ana\u2066x', true],
    ['An\u200ba', true],
    ['An\u200da', true],
    ['An\u2060a', true],
    ['\ufeffAna', true],
    ['Ana\nBcc: x@y.com', true],
    ['Ana\rX', true],
    ['Ana\tX', true],
    ['Ana\u0000', true],
    ['Ana\u0085', true],
    ['Ana\u2028', true],
    ['Ana\ud800', true],
    ['Ana\ufffe', true],
  ])('%j: %s', (texto, proibido) => {
    expect(temCaracterProibido(texto)).toBe(proibido);
  });

  it.each([
    ['<p>linha</p>\n\t<p>outra</p>\r\n', false],
    ['می\u200cخواهم', false],
    ['a\u0000b', true],
    ['a\u001bb', true],
    ['a\udc00b', true],
    ['a\u202eb', true],
  ])('in long texts %j: %s', (texto, proibido) => {
    expect(temCaracterNaoGuardavel(texto)).toBe(proibido);
  });
});

describe('problemaDeNome', () => {
  it.each([
    ['abcd', null],
    ['abcde', null],
    [' abcde ', null],
    ['🌻🌻🌻🌻🌻', null],
    ['abcde\u0301', null],
    ['abcdef', 'TEXTO_LONGO'],
    ['abc\u200b', 'CARACTER_PROIBIDO'],
  ])('%j with at most 5: %s', (valor, codigo) => {
    expect(problemaDeNome('nome', valor, 5)?.codigo ?? null).toBe(codigo);
  });
});
