import sanitizeHtml from 'sanitize-html';

const ABSOLUTO = /^(?:https?:\/\/|mailto:)\S/i;

/** What the editor can make, and nothing else: no style, class, id, image or remote resource (T-E1, T-E4, T-E5). */
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
  // Links leave the page for an absolute address or not at all: relative ones would lead into the application (T-E3).
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: ABSOLUTO.test(href) ? { href } : {} }),
  },
};

/** One pass. The library closes <br> itself; the editor does not, and the markup must not grow (D12). */
function umaPassada(markup: string): string {
  return sanitizeHtml(markup, OPCOES).replaceAll('<br />', '<br>');
}

/** The same markup with every character escaped that is plain text although it was not. */
function escapado(markup: string): string {
  return markup
    .replace(/&(?![A-Za-z#])/g, '&amp;')
    .replace(/<(?![A-Za-z/!?])/g, '&lt;')
    .replaceAll('&gt;', '>');
}

/**
 * The markup with only what the whitelist allows; sanitising it again changes nothing (T-E2). Markup that is fine
 * comes back as it is, its bare & < > too, so that sanitising does not lengthen it (D12).
 */
export function sanearHtml(markup: string): string {
  let antes = markup;
  // One pass can uncover what the next one drops; hostile input settles within a few.
  for (let passo = 0; passo < 5; passo += 1) {
    const depois = umaPassada(antes);
    if (depois.replaceAll('&gt;', '>') === escapado(antes)) return antes;
    antes = depois;
  }
  return antes;
}
