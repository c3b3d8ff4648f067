import sanitizeHtml from 'sanitize-html';

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
  // Sanitising never lengthens the markup (D12): the editor writes <br>, so we do too.
  selfClosing: [],
  parser: { decodeEntities: true },
};

/** The markup with only what the whitelist allows; sanitising it again changes nothing (T-E2). */
export function sanearHtml(markup: string): string {
  let antes = markup;
  // One pass can uncover what the next one drops; hostile input settles within a few.
  for (let passo = 0; passo < 5; passo += 1) {
    const depois = sanitizeHtml(antes, OPCOES);
    if (depois === antes) return depois;
    antes = depois;
  }
  return antes;
}
