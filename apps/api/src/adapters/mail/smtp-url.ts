/**
 * Mails and the password are sent only over TLS (ADR 0024), unless the address has `?tls=opcional` or the
 * server is on this machine; then TLS is used where offered.
 */
export function enderecoSmtp(texto: string): { readonly url: string; readonly requireTLS: boolean } {
  const url = new URL(texto);
  const tls = url.searchParams.get('tls');
  if (tls !== null && tls !== 'opcional') {
    throw new Error(
      "SMTP_URL inválida: depois de 'tls=' só serve 'opcional'; sem isso, a conexão cifrada é exigida.",
    );
  }
  url.searchParams.delete('tls');
  const aqui = /^(localhost|127(?:\.\d+){3}|\[::1\])$/i.test(url.hostname);
  return { url: url.href, requireTLS: tls === null && !aqui };
}
