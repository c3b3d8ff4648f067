/** WinAnsi equals Latin-1 for every letter of Portuguese. */
function cadeia(texto: string): string {
  return `(${texto.replace(/[\\()]/g, (c) => `\\${c}`)})`;
}

export function escrever(
  texto: string,
  x: number,
  y: number,
  tamanho: number,
  fonte: 'F1' | 'F2' = 'F1',
): string {
  return `BT /${fonte} ${tamanho} Tf ${x} ${y} Td ${cadeia(texto)} Tj ET`;
}

/** One A4 page, PDF 1.4 with the standard fonts; equal content gives equal bytes. */
export function paginaEmPdf(fluxo: string, titulo: string): Buffer {
  const fonte = (nome: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${nome} /Encoding /WinAnsiEncoding >>`;
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>',
    fonte('Helvetica'),
    fonte('Helvetica-Bold'),
    `<< /Length ${Buffer.byteLength(fluxo, 'latin1')} >>\nstream\n${fluxo}\nendstream`,
    `<< /Title ${cadeia(titulo)} >>`,
  ];
  let texto = '%PDF-1.4\n%âãÏÓ\n';
  const inicios = objetos.map((objeto, i) => {
    const inicio = texto.length; // one byte per character: the whole file is Latin-1
    texto += `${i + 1} 0 obj\n${objeto}\nendobj\n`;
    return inicio;
  });
  const tabela = inicios.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('');
  const total = objetos.length + 1;
  const trailer = `trailer\n<< /Size ${total} /Root 1 0 R /Info ${objetos.length} 0 R >>\nstartxref\n${texto.length}\n%%EOF\n`;
  return Buffer.from(`${texto}xref\n0 ${total}\n0000000000 65535 f \n${tabela}${trailer}`, 'latin1');
}
