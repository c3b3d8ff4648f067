import { describe, expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

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
    expect(plain('<p class="MsoListParagraph">1. Reunião</p>')).toBe('<ol><li><p>Reunião</p></li></ol>');
  });

  test('T-E7: two megabytes of markup become bounded plain text', () => {
    const cleaned = cleanPastedHtml('<p><span>texto </span></p>'.repeat(80_000));
    expect(cleaned.length).toBeLessThan(21_000);
    expect(cleaned.startsWith('<p>texto texto')).toBe(true);
  });

  test('T-E7: much nesting becomes its text too, entities and words intact', () => {
    const cleaned = cleanPastedHtml(`${'<b><i>'.repeat(1300)}a &amp; b</p><p>c &lt;d&gt;`);
    expect(cleaned).toBe('<p>a &amp; b c &lt;d&gt;</p>');
  });
});
