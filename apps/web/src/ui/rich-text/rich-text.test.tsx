import { describe, expect, test } from 'vitest';
import { safeFragment } from './rich-text.tsx';

function shown(html: string): string {
  const box = document.createElement('div');
  box.append(safeFragment(html));
  return box.innerHTML;
}

describe('safeFragment', () => {
  test.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="x()" style="position:fixed" class="c" id="i">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', ''],
    ['<iframe src="https://mal.example"></iframe>', ''],
    ['<p>H<sub>2</sub>O <strong>b</strong> <em>i</em> <u>u</u> <s>s</s></p>', null],
  ])('T-E1 shows only safe markup of %s', (html, expected) => {
    expect(shown(html)).toBe(expected ?? html);
  });

  test('T-E3: keeps only http, https and mailto links, and opens them in a new window', () => {
    expect(shown('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
    expect(shown('<a href="//mal.example">x</a>')).toBe('<a>x</a>');
    expect(shown('<a href="data:text/html,x">x</a>')).toBe('<a>x</a>');
    const link = safeFragment('<a href="https://exemplo.br">x</a>').querySelector('a');
    expect(link?.rel).toBe('noopener noreferrer');
    expect(link?.target).toBe('_blank');
    expect(link?.textContent).toBe('x (abre em nova janela)');
  });

  test('puts headings below the page’s and skips no level', () => {
    expect(shown('<h4>a</h4><h2>b</h2><h4>c</h4>')).toBe('<h3>a</h3><h3>b</h3><h4>c</h4>');
  });
});
