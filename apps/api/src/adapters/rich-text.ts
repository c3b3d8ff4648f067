import sanitizeHtml from 'sanitize-html';

const ABSOLUTO = /^(?:https?:\/\/|mailto:)\S/i;

/** The markup of the editor: no style, class, id, image or remote resource (T-E1). */
const OPCOES: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h2',
    'h3',
    'h4',
    'a',
    'sub',
    'sup',
    'code',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  selfClosing: ['br'],
  parser: { decodeEntities: true },
  // Only absolute links: relative ones would lead into the application (T-E3).
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: ABSOLUTO.test(href) ? { href } : {} }),
  },
};

/** The library writes <br />, the editor <br>, and the markup must not grow (D12). */
function umaPassada(markup: string): string {
  return sanitizeHtml(markup, OPCOES).replaceAll('<br />', '<br>');
}

/** Escapes bare & < > of plain text. */
function escapado(markup: string): string {
  return markup
    .replace(/&(?![A-Za-z#])/g, '&amp;')
    .replace(/<(?![A-Za-z/!?])/g, '&lt;')
    .replaceAll('&gt;', '>');
}

/**
 * A cache of texts recently found clean, the oldest first: a wizard sends all its sections with every save,
 * and only one has changed.
 */
const limpos = new Set<string>();
/** Characters of all of them: a few megabytes. */
const LEMBRADOS = 1_500_000;
let lembrados = 0;

function lembrar(markup: string): string {
  if (markup.length > LEMBRADOS / 20 || limpos.has(markup)) return markup;
  limpos.add(markup);
  lembrados += markup.length;
  for (const velho of limpos) {
    if (lembrados <= LEMBRADOS) break;
    limpos.delete(velho);
    lembrados -= velho.length;
  }
  return markup;
}

/**
 * Keeps only what the whitelist allows; a second pass changes nothing (T-E2). Clean markup stays unchanged,
 * even its bare & < >, so that it does not grow (D12).
 */
export function sanearHtml(markup: string): string {
  if (markup === '' || limpos.has(markup)) return markup;
  let antes = markup;
  // One pass can uncover something for the next one to drop; hostile input settles within a few.
  for (let passo = 0; passo < 5; passo += 1) {
    const depois = umaPassada(antes);
    if (depois.replaceAll('&gt;', '>') === escapado(antes)) return lembrar(antes);
    antes = depois;
  }
  return antes;
}
