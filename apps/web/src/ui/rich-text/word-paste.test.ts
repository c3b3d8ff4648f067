import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { documentOf } from './document-of.ts';
import { leftOutText, NOTHING_LEFT_OUT } from './left-out.ts';
import { parseInert } from './parse-inert.ts';

/** Markup as on Word's clipboard. */
const word = (body: string, styles = '') =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal{margin:0cm} ${styles} --></style></head><body
lang=PT-BR><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function marked(marker: string, font: string): string {
  const style = font === '' ? '' : `font-family:${font}`;
  return `<![if !supportLists]><span
style='${style}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>`;
}

interface WordItem {
  readonly level: number;
  readonly marker: string;
  readonly font: string;
  readonly text: string;
}

function itemOf({ level, marker, font, text }: WordItem): string {
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0
level${level} lfo1'>${marked(marker, font)}${escaped(text)}<o:p></o:p></p>`;
}

const pasted = (html: string) => cleanPastedHtml(html).html;
/** The document after the editor parsed it, as nested arrays of lists and texts. */
interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly content?: readonly Node[];
}
function outline(node: Node): unknown {
  const inner = (node.content ?? []).map(outline);
  if (node.type === 'bulletList') return { ul: inner };
  if (node.type === 'orderedList') return { ol: inner };
  if (node.type === 'listItem') return inner.length === 1 ? inner[0] : inner;
  if (node.type === 'doc') return inner;
  return node.text ?? inner.join('');
}
const inEditor = (html: string) => outline(documentOf(pasted(html)) as Node);

const bullet = { font: 'Symbol', marker: '·' };
const number = (marker: string) => ({ font: '', marker });

describe('lists of Word', () => {
  test('[C-J1] lose the bullet, and never the article, initial or abbreviation behind it', () => {
    const textos = [
      'O monitor abre a sala',
      'A turma da noite',
      'E. coli cresce em dois dias',
      'I. Newton, 1687',
      'o fim',
    ];
    const html = word(textos.map((text) => itemOf({ level: 1, ...bullet, text })).join(''));
    expect(inEditor(html)).toEqual([{ ul: textos }]);
  });

  test('[C-J1] keep text that looks like a marker and is none', () => {
    const html =
      '<p class=MsoListParagraph>1. Uma referência</p><p class=MsoNormal>- um travessão</p><p>o. k.</p>';
    expect(inEditor(word(html))).toEqual(['1. Uma referência', '- um travessão', 'o. k.']);
  });

  test('[C-J4] put a nested list inside the item before it, with its own kind', () => {
    const html = word(
      [
        itemOf({ level: 1, ...number('1.'), text: 'Planejar' }),
        itemOf({ level: 2, ...number('a)'), text: 'Reservar a sala' }),
        itemOf({ level: 2, ...number('b)'), text: 'Chamar os alunos' }),
        itemOf({ level: 3, font: '"Courier New"', marker: 'o', text: 'Por cartaz' }),
        itemOf({ level: 1, ...number('2.'), text: 'Fazer' }),
        itemOf({ level: 1, ...bullet, text: 'Solto' }),
      ].join('\n\n'),
    );
    expect(inEditor(html)).toEqual([
      {
        ol: [
          ['Planejar', { ol: ['Reservar a sala', ['Chamar os alunos', { ul: ['Por cartaz'] }]] }],
          'Fazer',
        ],
      },
      { ul: ['Solto'] },
    ]);
  });

  test('[C-J4] begin another list anew, end at text between, and take no marker from a heading', () => {
    const two = itemOf({ level: 1, ...number('1.'), text: 'Um' });
    expect(inEditor(word(`${two}${two.replace('lfo1', 'lfo2')}`))).toEqual([{ ol: ['Um'] }, { ol: ['Um'] }]);
    expect(inEditor(word(`${two}<p>meio</p>${two}`))).toEqual([{ ol: ['Um'] }, 'meio', { ol: ['Um'] }]);
    const heading = `<h2 style='mso-list:l1 level1 lfo2'>${marked('·', 'Symbol')}Objetivos</h2>`;
    expect(inEditor(word(heading))).toEqual(['Objetivos']);
  });

  const MARKERS = [
    ...[bullet, { font: 'Wingdings', marker: '§' }, { font: '"Courier New"', marker: 'o' }],
    ...[
      { font: 'Wingdings', marker: 'Ø' },
      { font: 'Wingdings', marker: 'ü' },
      { font: '', marker: '–' },
    ],
    ...['1.', '12)', 'a)', 'B.', 'iv.', '(c)', '1.1.', '1º', 'A', 'III'].map(number),
  ];
  const STARTS = [
    'O ',
    'A ',
    'E. ',
    'I. V. ',
    '1. ',
    'a) ',
    '- ',
    '· ',
    'o ',
    '§ 2º ',
    '2026: ',
    'Œuvre ',
    '中 ',
    'م ',
    'Я. ',
  ];
  const text = fc
    .tuple(fc.constantFrom(...STARTS), fc.string({ unit: fc.constantFrom(...'aãçÉ .,;<&>"中мم١🌻') }))
    .map(([start, rest]) => `${start}x${rest}y`);
  const item = fc
    .record({ level: fc.integer({ min: 1, max: 4 }), mark: fc.constantFrom(...MARKERS), text })
    .map(({ mark, ...rest }): WordItem => ({ ...mark, ...rest }));
  const letters = (texts: string) => texts.normalize('NFC').replace(/\s/g, '');

  test('[C-J1] of any markers, levels and languages keep every visible letter', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(item, text), { minLength: 1, maxLength: 8 }), (blocks) => {
        const html = word(
          blocks
            .map((b) => (typeof b === 'string' ? `<p class=MsoNormal>${escaped(b)}</p>` : itemOf(b)))
            .join('\n'),
        );
        const written = blocks.map((b) => (typeof b === 'string' ? b : b.text)).join('');
        const all = documentOf(pasted(html)) as Node;
        const seen = (node: Node): string => (node.text ?? '') + (node.content ?? []).map(seen).join('');
        expect(letters(seen(all))).toBe(letters(written));
      }),
      { numRuns: 200 },
    );
  });
});

describe('pasted parts besides the text', () => {
  const comment = `<p class=MsoNormal>Serão <a style='mso-comment-reference:AB_1'>dez</a><span class=MsoCommentReference><span
style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AB1]</a><span
style='mso-special-character:comment'>&nbsp;</span></span></span> encontros.</p><div style='mso-element:comment-list'><hr
class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span
class=MsoCommentReference><a class=msocomoff href="#_msoanchor_1">[AB1]</a></span>Ana: são doze?</p></div></div></div>`;

  test('[C-J3] removes a margin comment, and reports it below the field', () => {
    const { leftOut } = cleanPastedHtml(word(comment));
    expect(inEditor(word(comment))).toEqual(['Serão dez encontros.']);
    expect(leftOutText(leftOut, 'use Anexo')).toBe('Comentários ficaram de fora.');
    const ofGoogle =
      '<p>Plano<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> novo</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>rever</p></div>';
    expect(inEditor(ofGoogle)).toEqual(['Plano novo']);
  });

  test('[C-J3] removes hidden text and deletions, and keeps a page’s own struck text', () => {
    const html = word(
      `<p>a<span style='display:none;mso-hide:all'>b</span><span class=Segredo>c</span><del cite="mailto:Ana"
datetime="2026-08-01T10:00">d</del><ins cite="mailto:Ana">e</ins><span class=msoDel>f</span></p>`,
      'span.Segredo{mso-style-name:Segredo;mso-hide:all;}',
    );
    expect(inEditor(html)).toEqual(['ae']);
    expect(leftOutText(cleanPastedHtml(html).leftOut, undefined)).toBe(
      'Texto oculto e trechos excluídos ficaram de fora.',
    );
    expect(inEditor('<p>a<del>b</del></p>')).toEqual(['ab']);
  });

  test('[C-J3] removes a comment also in a text that is too large for its formatting', () => {
    const large = `${'<p class=MsoNormal><b>x</b></p>'.repeat(1300)}${comment}`;
    for (const html of [word(large), word(`${'<b>'.repeat(1300)}${large}`)]) {
      expect(parseInert(pasted(html)).textContent).toMatch(/x Serão dez\s+encontros\.$/);
      expect(cleanPastedHtml(html).leftOut.large).toBe('plain');
    }
  });

  test('[C-J5] counts pictures and tables, but no picture bullet', () => {
    const html = word(
      `<p>a<!--[if gte vml 1]><v:shape><v:imagedata src="x"/></v:shape><![endif]--><![if !vml]><img width=9
src="file:///c:/1.png"><![endif]></p><p><img src="data:image/png;base64,AAAA"></p><table><tr><td>b</td><td>c</td></tr></table>
<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'><img src="x.gif"></span>d</p>`,
    );
    expect(inEditor(html)).toEqual(['a', '', 'b | c', { ul: ['d'] }]);
    const { leftOut } = cleanPastedHtml(html);
    expect(leftOutText(leftOut, 'use Anexo')).toBe(
      '2 figuras não vieram: use Anexo. 1 tabela veio como linhas de texto.',
    );
    expect(leftOutText({ ...NOTHING_LEFT_OUT, pictures: 1, tables: 2 }, undefined)).toBe(
      '1 figura não veio. 2 tabelas vieram como linhas de texto.',
    );
    expect(leftOutText(cleanPastedHtml('<p>só texto</p>').leftOut, undefined)).toBeNull();
  });

  test('[C-J5] reports that a text was cut', () => {
    const { leftOut } = cleanPastedHtml('<p><span>texto </span></p>'.repeat(8_000));
    expect(leftOutText(leftOut, undefined)).toBe(
      'O trecho era grande demais: veio só o começo, sem formatação.',
    );
  });

  test('[C-J2] removes invisible marks', () => {
    expect(inEditor('<p>a\u200b\u2068b\u0096c&#8203;d</p>')).toEqual(['ab–cd']);
  });
});
