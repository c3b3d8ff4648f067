/**
 * A link below PUBLIC_URL, never the Host header (T-A7). `fragmento` holds secrets: browsers do not send it,
 * so it is in no proxy's log.
 */
export function linkPublico(
  publicUrl: string,
  caminho: string,
  parametros: Readonly<Record<string, string>> = {},
  fragmento: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(caminho, publicUrl.endsWith('/') ? publicUrl : `${publicUrl}/`);
  for (const [nome, valor] of Object.entries(parametros)) url.searchParams.set(nome, valor);
  url.hash = new URLSearchParams(fragmento).toString();
  return url.href;
}
