/** Typst refuses longer addresses. */
const LONGEST_ADDRESS = 2000;

/** The address if it is http, https or mailto; else null, and only its text stays. */
export function linkPermitido(href: string | null | undefined): string | null {
  const url = URL.parse((href ?? '').trim());
  if (url === null || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  return url.href.length <= LONGEST_ADDRESS ? url.href : null;
}
