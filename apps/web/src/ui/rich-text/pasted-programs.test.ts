import { expect, test } from 'vitest';
import { cleanPastedHtml as pasted } from './clean-pasted-html.ts';
import { parseInert } from './parse-inert.ts';

const cleanPastedHtml = (html: string) => pasted(html).html;

/** The markup of these programs for the same short text: a heading, a nested list, a table, a bold word. */
const COPIADO = {
  'Google Docs': `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"
    style="line-height:1.38"><span style="font-size:16pt">Oficinas</span></h2><ul style="margin-top:0"><li dir="ltr"
    aria-level="1"><p dir="ltr" role="presentation"><span>Leitura</span></p></li><ul><li dir="ltr" aria-level="2"><p
    dir="ltr" role="presentation"><span>de escalas</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"
    role="presentation"><span style="font-weight:700">Escrita</span></p></li></ul><div dir="ltr" align="left"><table><colgroup><col
    width="100"><col width="100"></colgroup><tbody><tr><td><p dir="ltr"><span>Mês</span></p></td><td><p
    dir="ltr"><span>Horas</span></p></td></tr><tr><td><p dir="ltr"><span>MARÇO</span></p></td><td><p
    dir="ltr"><span>12</span></p></td></tr></tbody></table></div></b>`,
  LibreOffice: `<html><head><meta name="generator" content="LibreOffice 7.6"/><style>@page { margin: 2cm } td p { margin: 0 }</style></head><body
    lang="pt-BR"><h2 class="western">Oficinas</h2><ul><li><p>Leitura</p></li><ul><li><p>de escalas</p></li></ul><li><p><b>Escrita</b></p></li></ul><table
    width="100%" cellpadding="4"><col width="128*"/><col width="128*"/><tr valign="top"><td width="50%"><p>Mês</p></td><td
    width="50%"><p>Horas</p></td></tr><tr valign="top"><td><p>MARÇO</p></td><td><p>12</p></td></tr></table></body></html>`,
} as const;

test.each(Object.entries(COPIADO))(
  '%s: keeps heading, list in a list, cells of a table and bold',
  (_, html) => {
    const root = parseInert(cleanPastedHtml(html));
    expect(root.querySelector('h2')?.textContent?.trim()).toBe('Oficinas');
    expect(root.querySelectorAll('ul')).toHaveLength(2);
    expect(root.querySelector('ul > li > ul > li')?.textContent?.trim()).toBe('de escalas');
    expect(root.querySelector('ul > ul')).toBeNull();
    const linhas = [...root.querySelectorAll('p')].map(({ textContent }) =>
      (textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
    expect(linhas).toContain('Mês | Horas');
    expect(linhas).toContain('MARÇO | 12');
    const forte = root.querySelector('b:not([id]), strong, [style*="font-weight:700"]');
    expect(forte?.textContent?.trim()).toBe('Escrita');
  },
);

test("Word: turns list paragraphs into a list, and keeps the table's cells and a heading", () => {
  const root = parseInert(
    cleanPastedHtml(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=PT-BR><!--StartFragment--><h2>Oficinas<o:p></o:p></h2><p
      class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
      style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
      </span></span></span><![endif]>Leitura<o:p></o:p></p><p class=MsoListParagraphCxSpLast
      style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><b>Escrita</b></p><table
      class=MsoTableGrid><tr><td width=283><p class=MsoNormal>Mês<o:p></o:p></p></td><td><p
      class=MsoNormal>Horas</p></td></tr><tr><td><p class=MsoNormal>MARÇO</p></td><td><p
      class=MsoNormal>12</p></td></tr></table><!--EndFragment--></body></html>`),
  );
  const textos = (seletor: string) =>
    [...root.querySelectorAll(seletor)].map(({ textContent }) =>
      (textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
  expect(textos('h2')).toEqual(['Oficinas']);
  expect(textos('ul > li')).toEqual(['Leitura', 'Escrita']);
  expect(textos('p')).toEqual(expect.arrayContaining(['Mês | Horas', 'MARÇO | 12']));
  expect(textos('b')).toEqual(['Escrita']);
});
