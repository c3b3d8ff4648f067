import encodeQR from 'qr';

/** Points: 0.45 mm a module, so that a signed code of version 19 (93 modules) is 45 mm wide and a phone reads it. */
const MODULO = (0.45 / 25.4) * 72;
/** Points: the least width, about 37 mm. */
const LADO_MINIMO = 105;

/** The QR code in vectors, each dark run one rectangle, so that print shows no seams. */
export function qrEmSvg(conteudo: string): Uint8Array {
  const linhas = encodeQR(conteudo, 'raw', { ecc: 'medium', border: 4 });
  const tracos = linhas.flatMap((linha, y) => corridas(linha).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`));
  const lado = linhas.length;
  const pontos = Math.max(LADO_MINIMO, lado * MODULO).toFixed(2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pontos}pt" height="${pontos}pt" viewBox="0 0 ${lado} ${lado}"><path fill="#000" d="${tracos.join('')}"/></svg>`;
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
