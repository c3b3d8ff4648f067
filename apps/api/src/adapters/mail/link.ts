/**
 * Its base is PUBLIC_URL, never the Host header (T-A7). `fragmento` holds secrets: a browser sends it to no server, so
 * that it is in no log of a proxy.
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
