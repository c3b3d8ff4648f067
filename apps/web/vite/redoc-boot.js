/* global Redoc */
// Redoc writes markup that it made of our own document and cleaned (`sanitize`); the policy refuses what could run (T-K1).
globalThis.trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (/<(?:script|iframe|object|embed|base)\b|\son\w+\s*=|javascript:/i.test(html))
      throw new TypeError('markup that runs');
    return html;
  },
});
const place = document.getElementById('referencia');
const choice = document.getElementById('assunto');
const wide = matchMedia('(min-width: 50rem)').matches;

/** All calls at once take ten seconds and more to draw: one subject at a time, which the address names. */
async function show() {
  const answer = await fetch(place.dataset.documento);
  if (!answer.ok) throw new Error(`the document was answered with ${answer.status}`);
  const whole = await answer.json();
  const tagsOf = (calls) => Object.values(calls).flatMap(({ tags }) => tags);
  const subjects = [...new Set(Object.values(whole.paths).flatMap(tagsOf))].sort();
  const asked = new URLSearchParams(location.search).get('assunto');
  const subject = subjects.includes(asked) ? asked : 'projeto';
  choice.replaceChildren(...subjects.map((one) => new Option(one, one, false, one === subject)));
  choice.addEventListener('change', () => {
    location.href = `${location.pathname}?assunto=${choice.value}`;
  });
  const paths = Object.entries(whole.paths).filter(([, calls]) => tagsOf(calls).includes(subject));
  Redoc.init({ ...whole, paths: Object.fromEntries(paths) }, OPTIONS, place);
}

const OPTIONS = {
  sanitize: true,
  // The search runs in a worker made of a text, which the policy of the pages refuses; the browser's own search finds all.
  disableSearch: true,
  hideDownloadButtons: true,
  hideHostname: true,
  nativeScrollbars: true,
  // Deeper samples of every answer took most of the time to draw the page.
  generatedSamplesMaxDepth: 2,
  jsonSamplesExpandLevel: 2,
  maxDisplayedEnumValues: 8,
  expandResponses: '',
  requiredPropsFirst: true,
  scrollYOffset: 0,
  labels: {
    enum: 'Valores',
    enumSingleValue: 'Valor',
    enumArray: 'Itens',
    default: 'Padrão',
    deprecated: 'Em desuso',
    example: 'Exemplo',
    examples: 'Exemplos',
    recursive: 'Recursivo',
    arrayOf: 'Lista de ',
    noResultsFound: 'Nada encontrado',
    download: 'Baixar',
    downloadSpecification: 'Baixar o documento OpenAPI',
    responses: 'Respostas',
    requestSamples: 'Exemplo do pedido',
    responseSamples: 'Exemplos das respostas',
  },
  theme: {
    colors: { primary: { main: '#1351b4' }, text: { primary: '#1b1b1b', secondary: '#555555' } },
    typography: {
      fontSize: '16px',
      fontFamily: 'system-ui, sans-serif',
      headings: { fontFamily: 'system-ui, sans-serif' },
      code: { fontSize: '14px', color: '#9c1d1d' },
    },
    sidebar: { width: wide ? '280px' : '100%' },
  },
};
void show();
