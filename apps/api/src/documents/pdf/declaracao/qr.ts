import encodeQR from 'qr';

/** Points: about 37 mm, for a phone at arm's length. */
const LADO = 105;

/** The QR code in vectors, each dark run one rectangle, so that print shows no seams. */
export function qrEmSvg(conteudo: string): Uint8Array {
  const linhas = encodeQR(conteudo, 'raw', { ecc: 'medium', border: 4 });
  const tracos = linhas.flatMap((linha, y) => corridas(linha).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`));
  const lado = linhas.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LADO}pt" height="${LADO}pt" viewBox="0 0 ${lado} ${lado}"><path fill="#000" d="${tracos.join('')}"/></svg>`;
  return new TextEncoder().encode(svg);
}

function corridas(linha: readonly boolean[]): [number, number][] {
  const achadas: [number, number][] = [];
  linha.forEach((escuro, x) => {
    if (!escuro) return;
    const ultima = achadas.at(-1);
    if (ultima !== undefined && linha[x - 1] === true) ultima[1] += 1;
    else achadas.push([x, 1]);
  });
  return achadas;
}
