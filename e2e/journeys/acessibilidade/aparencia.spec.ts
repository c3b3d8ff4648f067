import { inteira } from '@instrutoria/domain/testing/amostra.ts';
import type { Page } from '@playwright/test';
import { APPEARANCES, lossesNow, withAppearance } from '../../support/accessibility/appearances.ts';
import { contar } from '../../support/accessibility/scan-count.ts';
import { telas } from '../../support/browser/telas.ts';
import { visitar } from '../../support/browser/visitar.ts';
import { expect, test } from '../../support/fixtures.ts';

/**
 * Two screens in three appearances in `npm test`; every screen in every appearance in `npm run test:longo --
 * aparencia`.
 */
const TELAS = telas.filter(({ path }) => inteira || ['/menu', '/editais/:id'].includes(path));
const SEUS = APPEARANCES.filter(
  ({ nome }) => inteira || ['320 espaçado', '400 %', '768 escuro'].includes(nome),
);

for (const tela of TELAS) {
  test(`T-L1, T-L6, T-L7, T-L8: ${tela.tipo ?? 'aberta'}: loses nothing in every width, theme, zoom and spacing: ${tela.path}`, async ({
    page,
    quem,
    retomar,
  }) => {
    await visitar(page, tela, quem, retomar);
    for (const olhar of SEUS) {
      const found = await withAppearance(page, olhar, () => lossesNow(page, olhar));
      expect.soft(found, `${tela.path}, ${olhar.nome}`).toEqual([]);
      contar({ tela: tela.path, estado: olhar.nome, paginas: olhar.axe ? 1 : 0 });
    }
  });
}

/** Shows this markup in a page of 320 px and returns what is lost. */
async function mostrar(page: Page, html: string): Promise<string[]> {
  await page.setContent(`<html lang="pt-BR"><head><title>Prova</title><style>
    body { margin: 0; font: 16px/1.5 sans-serif } .em-cima { position: fixed; inset: 0; background: #fff }
    .estreito { width: 60px; overflow-wrap: anywhere } .medio { width: 110px } .miudo { width: 12px; height: 12px; padding: 0 } .cabeca { position: sticky; top: 0; background: #fff }
    .uma-linha { width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .pula { position: absolute; top: -100px } .pula:focus { top: 0 }
    .falado { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    </style></head><body><main><h1>Prova</h1>${html}</main></body></html>`);
  return lossesNow(page, {});
}

test('each check fails on the broken form of a page and passes on the whole one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const botao = '<p><button style="height:40px">Salvar</button></p>';
  const longe = `<div style="height:1500px"></div>${botao}<p>22/11/2026 14:05</p><div style="height:1500px"></div>`;
  const sadias = {
    'a button': botao,
    'a link that skips': `<a class="pula" href="#x">Ir ao conteúdo</a>${botao}`,
    'a text for screen readers': `<p class="falado">Uma palavra depois de outra, R$ 700,00</p>`,
    'under a head that stays': `<div class="cabeca">Cabeça</div>${longe}`,
    'whole tokens':
      '<p>R$&nbsp;700,00 · 22/11/2026 · <span data-tone="good">em ordem</span> docente@exemplo.br</p>',
    'a sign beside its words': `<span data-tone="good"><svg width="16" height="16"></svg> válida</span>`,
    'a long tag between its words': `<div class="medio"><span data-tone="good">espera a resposta da comissão</span></div>`,
    'a title on one line, whole in its tooltip': `<div style="display:flex"><div class="uma-linha" title="Botânica para todos">Botânica para todos</div><p>vizinho</p></div>`,
    'a link in a sentence': '<p>Leia o <a href="#x">manual</a> antes.</p>',
  };
  for (const [nome, html] of Object.entries(sadias)) {
    expect.soft(await mostrar(page, html), nome).toEqual([]);
  }
  const quebradas: readonly (readonly [string, string, RegExp])[] = [
    ['wide', '<div style="width:500px">largo</div>', /^the page is 500 px wide/],
    ['overlapped button', `${botao}<div class="em-cima"></div>`, /^covered: button “Salvar” under div/],
    ['overlapped text', `<p>Leia isto</p><div class="em-cima"></div>`, /^covered: p “Leia isto” under div/],
    [
      'under a head as tall as the window',
      `<div class="cabeca" style="height:400px">Cabeça</div>${longe}`,
      /^covered: button “Salvar” under div “Cabeça”/,
    ],
    [
      'two texts in one place',
      '<div style="position:relative"><p>Por baixo</p><p style="position:absolute;top:0;margin:0">Por cima</p></div>',
      /^covered: p “Por baixo” under p “Por cima”/,
    ],
    [
      'a link that stays out of the window',
      `<a href="#x" style="position:absolute;top:-100px">Longe</a>`,
      /^out of the window: a “Longe”/,
    ],
    ['a title that no tooltip repeats', '<p class="uma-linha">Botânica para todos</p>', /^shortened: p/],
    ['money', '<p style="width:60px">R$ 1.700,00</p>', /^broken: R\$ 1\.700,00 \(p\)/],
    ['a date', '<p style="width:50px;overflow-wrap:anywhere">22/11/2026</p>', /^broken: 22\/11\/2026 \(p\)/],
    ['a percentage', '<p style="width:30px">100 %</p>', /^broken: 100 % \(p\)/],
    ['a word', '<p class="estreito">coordenadora</p>', /^broken: coordenadora \(p\)/],
    [
      'a tag of state',
      '<div class="estreito"><span data-tone="good">em avaliação</span></div>',
      /^broken: “em avaliação” \(span\)/,
    ],
    [
      'a tag whose sign is alone on its line',
      '<div style="width:60px"><span data-tone="good"><svg width="16" height="16"></svg> válida</span></div>',
      /^broken: “válida” \(span\)/,
    ],
    [
      'a button of one word',
      '<button style="width:60px;min-height:60px;overflow-wrap:anywhere">Regularizar</button>',
      /^broken: “Regularizar” \(button\)/,
    ],
    [
      'a small target',
      '<div style="display:flex"><button class="miudo" aria-label="a"></button><button class="miudo" aria-label="b"></button></div>',
      /^too small: button “a”/,
    ],
  ];
  for (const [nome, html, alarme] of quebradas) {
    expect.soft(await mostrar(page, html), nome).toContainEqual(expect.stringMatching(alarme));
  }
  await mostrar(page, '<p style="color:#bbb;background:#fff">Quase invisível</p>');
  expect(await lossesNow(page, { axe: true })).toContainEqual(expect.stringMatching(/color-contrast/));
});
