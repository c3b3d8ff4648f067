/** RFC 6266 with an ASCII fallback and the full name in UTF-8, without quotes or line ends (T-D6). */
export function contentDisposition(nome: string, como: 'inline' | 'attachment' = 'inline'): string {
  const limpo =
    nome
      .replace(/[\p{Cc}"\\/]/gu, '')
      .slice(0, 150)
      .toWellFormed() || 'arquivo';
  const ascii = limpo
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[%;]/g, '_');
  const utf8 = encodeURIComponent(limpo).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${como}; filename="${ascii === '' ? 'arquivo' : ascii}"; filename*=UTF-8''${utf8}`;
}
