export interface Mutacao {
  /** Whether it changes bytes that the n-th signature covers. */
  coberto(assinatura: number): boolean;
}

/** A generator of numbers below `n` that a seed repeats (mulberry32). */
function sorteio(semente: number): (n: number) => number {
  let a = semente >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** Calls `julgar` with so many mutations of a signed PDF: changed, removed, added and moved bytes. */
export async function mutar(
  original: Buffer,
  semente: number,
  quantas: number,
  julgar: (pdf: Buffer, mutacao: Mutacao) => Promise<void>,
): Promise<void> {
  const faixas = [...original.toString('latin1').matchAll(/\/ByteRange \[0 (\d+)\s+(\d+)\s+(\d+)/g)].map(
    ([, espaco, volta, quantos]) => ({
      espaco: Number(espaco),
      volta: Number(volta),
      fim: Number(volta) + Number(quantos),
    }),
  );
  const n = sorteio(semente);
  for (let i = 0; i < quantas; i += 1) {
    // Half of them near a signature, where the structure is.
    const perto = faixas[n(faixas.length)];
    const base = i % 2 === 0 || perto === undefined ? 0 : Math.max(0, perto.espaco - 300);
    const em = Math.min(base + n(base === 0 ? original.length : 900), original.length - 1);
    const tamanho = 1 + n(4);
    const novos = Buffer.from(Array.from({ length: tamanho }, () => (n(2) === 0 ? n(256) : 48 + n(10))));
    const pdf = mutada(original, n(4), em, novos);
    const primeiro = pdf.findIndex((byte, j) => byte !== original[j]);
    const igual = primeiro === -1 && pdf.length === original.length;
    await julgar(pdf, {
      coberto(assinatura) {
        const faixa = faixas[assinatura];
        if (igual || faixa === undefined) return false;
        const inicio = pdf.subarray(0, faixa.espaco).equals(original.subarray(0, faixa.espaco));
        const fim = pdf.subarray(faixa.volta, faixa.fim).equals(original.subarray(faixa.volta, faixa.fim));
        return !(inicio && fim);
      },
    });
  }
}

function mutada(original: Buffer, modo: number, em: number, novos: Buffer): Buffer {
  const [antes, depois] = [original.subarray(0, em), original.subarray(em)];
  if (modo === 0) return Buffer.concat([antes, depois.subarray(novos.length)]);
  if (modo === 1) return Buffer.concat([antes, novos, depois]);
  if (modo === 2) return Buffer.concat([antes, novos, depois.subarray(novos.length)]);
  const copia = Buffer.from(original);
  copia[em] = (copia[em] ?? 0) ^ (1 << ((novos[0] ?? 0) % 8));
  return copia;
}
