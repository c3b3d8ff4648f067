import { describe, expect, test } from 'vitest';
import { cleanPastedHtml as pasted } from './clean-pasted-html.ts';
import { documentOf } from './document-of.ts';

const cleanPastedHtml = (html: string) => pasted(html).html;

describe('cleanPastedHtml', () => {
  test('drops comments, style sheets, Office elements and images, and keeps the text', () => {
    const word =
      '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class="MsoNormal" style="margin:0">' +
      '<b>Monitoria</b> em <i>campo</i><o:p></o:p></p><img src="file:///c:/x.png"><!--EndFragment--></body></html>';
    expect(cleanPastedHtml(word)).toBe(
      '<p class="MsoNormal" style="margin:0"><b>Monitoria</b> em <i>campo</i></p>',
    );
  });

  test("turns Word's list paragraphs into lists without their markers", () => {
    const items =
      '<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Plantões</p>' +
      '<p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·</span>Oficinas</p><p>Fim</p>';
    const plain = (html: string) => cleanPastedHtml(html).replace(/ class="[^"]*"/g, '');
    expect(plain(items)).toBe('<ul><li><p>Plantões</p></li><li><p>Oficinas</p></li></ul><p>Fim</p>');
    expect(plain('<p class="MsoListParagraph">1. Reunião</p>')).toBe('<p>1. Reunião</p>');
  });

  const inEditor = (html: string) => documentOf(cleanPastedHtml(html)).content;
  const linesOf = (html: string) =>
    inEditor(html)?.map((block) => (block.content ?? []).map(({ text }) => text ?? '').join(''));

  test('[C-D5] turns a table into a line per row with its cells apart, and keeps marks', () => {
    const word =
      '<p>Antes</p><table class="MsoTable"><thead><tr><th>Mês</th><th>Atividade</th></tr></thead><tbody>' +
      '<tr><td><p class="MsoNormal"><b>Março</b></p></td><td><p>Oficinas</p><p>e plantões</p></td></tr>' +
      '<tr><td></td><td>&nbsp;</td></tr><tr><td>Abril</td><td></td></tr></tbody></table><p>Depois</p>';
    expect(linesOf(word)?.map((line) => line.trim())).toEqual([
      ...['Antes', 'Mês | Atividade', 'Março | Oficinas e plantões', 'Abril |', 'Depois'],
    ]);
    expect(JSON.stringify(inEditor(word)?.[2])).toContain('"bold"');
  });

  test('[C-D5] keeps every cell of a table in a table', () => {
    const nested = '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>';
    expect(linesOf(nested)).toEqual(['a | b | c']);
  });

  test('[C-D5] turns a heading of a level that the editor lacks into a bold paragraph', () => {
    for (const level of [1, 5, 6]) {
      const [block] = inEditor(`<h${level} style="font-weight:normal">Título</h${level}><p>texto</p>`) ?? [];
      expect(block).toMatchObject({
        type: 'paragraph',
        content: [{ text: 'Título', marks: [{ type: 'bold' }] }],
      });
    }
    expect(inEditor('<h2>Título</h2>')?.[0]).toMatchObject({ type: 'heading', attrs: { level: 2 } });
  });

  test('T-E7: turns two megabytes of markup into bounded plain text', () => {
    const cleaned = cleanPastedHtml('<p><span>texto </span></p>'.repeat(80_000));
    expect(cleaned.length).toBeLessThan(21_000);
    expect(cleaned.startsWith('<p>texto texto')).toBe(true);
  });

  test('T-E7: turns deep nesting into its text too, with entities and words intact', () => {
    const cleaned = cleanPastedHtml(`${'<b><i>'.repeat(1300)}a &amp; b</p><p>c &lt;d&gt;`);
    expect(cleaned).toBe('<p>a &amp; b c &lt;d&gt;</p>');
  });
});
