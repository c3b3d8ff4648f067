/** Its base is PUBLIC_URL, never the Host header (T-A7). */
export function linkPublico(
  publicUrl: string,
  caminho: string,
  parametros: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(caminho, publicUrl.endsWith('/') ? publicUrl : `${publicUrl}/`);
  for (const [nome, valor] of Object.entries(parametros)) url.searchParams.set(nome, valor);
  return url.href;
}
