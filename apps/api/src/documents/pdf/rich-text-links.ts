/** Typst refuses longer ones. */
const LONGEST_ADDRESS = 2000;

/** http, https or mailto; else null, and only the words stay. */
export function linkPermitido(href: string | null | undefined): string | null {
  const url = URL.parse((href ?? '').trim());
  if (url === null || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  return url.href.length <= LONGEST_ADDRESS ? url.href : null;
}
