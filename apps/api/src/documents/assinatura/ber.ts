const PROFUNDIDADE = 60;
const CONSTRUIDO = 0x20;
const SEM_TAMANHO = 0x80;

/**
 * Where the BER element at `pos` ends; -1 unless the parts of each constructed one fill it exactly. asn1js
 * reads on where they do not.
 */
export function fimDoElemento(buf: Uint8Array, pos: number, limite = buf.length, nivel = 0): number {
  const tipo = buf[pos];
  const dados = aposTipo(buf, pos);
  const primeiro = buf[dados];
  if (tipo === undefined || primeiro === undefined || nivel > PROFUNDIDADE) return -1;
  const construido = (tipo & CONSTRUIDO) !== 0;
  if (primeiro === SEM_TAMANHO) return construido ? fimDasPartes(buf, dados + 1, limite, nivel, true) : -1;
  const bytes = primeiro < SEM_TAMANHO ? 0 : primeiro & 0x7f;
  if (bytes > 4) return -1;
  const inicio = dados + 1 + bytes;
  const tamanho = bytes === 0 ? primeiro : Buffer.from(buf.subarray(dados + 1, inicio)).readUIntBE(0, bytes);
  const fim = inicio + tamanho;
  if (fim > limite) return -1;
  return construido && fimDasPartes(buf, inicio, fim, nivel, false) !== fim ? -1 : fim;
}

function fimDasPartes(
  buf: Uint8Array,
  inicio: number,
  limite: number,
  nivel: number,
  semTamanho: boolean,
): number {
  let pos = inicio;
  while (pos < limite) {
    // Two zeros end an element without a length.
    if (semTamanho && buf[pos] === 0 && buf[pos + 1] === 0) return pos + 2;
    pos = fimDoElemento(buf, pos, limite, nivel + 1);
    if (pos === -1) return -1;
  }
  return semTamanho ? -1 : pos;
}

/** The position of the length, behind a tag of one byte or more. */
function aposTipo(buf: Uint8Array, pos: number): number {
  if (((buf[pos] ?? 0) & 0x1f) !== 0x1f) return pos + 1;
  let em = pos + 1;
  while (((buf[em] ?? 0) & 0x80) !== 0) em += 1;
  return em + 1;
}
