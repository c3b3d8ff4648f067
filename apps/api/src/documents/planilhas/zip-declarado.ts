import { DESCOMPRIMIDO_MAXIMO_BYTES, ENTRADAS_DO_ZIP_MAXIMO } from '@instrutoria/domain/importacao/limits.ts';

const FIM = 0x06054b50;
const ENTRADA = 0x02014b50;
const FIM_BYTES = 22;
const COMENTARIO_MAXIMO = 65_535;
/** An empty text compressed by DEFLATE. */
const DEFLATE_VAZIO = 2;

/** 'inflada': it declares more than may be decompressed; 'danificada': no readable ZIP, or one that hides its sizes. */
type ZipRecusado = 'danificada' | 'inflada';

function lugarDoFim(zip: DataView): number {
  const primeiro = Math.max(0, zip.byteLength - FIM_BYTES - COMENTARIO_MAXIMO);
  for (let i = zip.byteLength - FIM_BYTES; i >= primeiro; i -= 1) {
    if (zip.getUint32(i, true) === FIM) return i;
  }
  return -1;
}

/**
 * Judges a ZIP by the sizes that it declares, before anything is decompressed; names its entries. The reader
 * (hucre) decompresses no entry beyond its declared size, so that a lie about it ends there.
 */
export function zipDeclarado(bytes: Uint8Array): ZipRecusado | readonly string[] {
  const zip = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fim = lugarDoFim(zip);
  if (fim === -1) return 'danificada';
  const quantas = zip.getUint16(fim + 10, true);
  // 0xffff entries or more: a ZIP64, which no spreadsheet within our limits is.
  if (quantas > ENTRADAS_DO_ZIP_MAXIMO) return 'inflada';
  const nomes: string[] = [];
  let lugar = zip.getUint32(fim + 16, true);
  let soma = 0;
  for (let i = 0; i < quantas; i += 1) {
    if (lugar + 46 > zip.byteLength || zip.getUint32(lugar, true) !== ENTRADA) return 'danificada';
    const comprimido = zip.getUint32(lugar + 20, true);
    const inteiro = zip.getUint32(lugar + 24, true);
    const nome = zip.getUint16(lugar + 28, true);
    if (comprimido > DEFLATE_VAZIO && inteiro === 0) return 'danificada';
    soma += inteiro;
    if (soma > DESCOMPRIMIDO_MAXIMO_BYTES) return 'inflada';
    nomes.push(new TextDecoder().decode(bytes.subarray(lugar + 46, lugar + 46 + nome)));
    lugar += 46 + nome + zip.getUint16(lugar + 30, true) + zip.getUint16(lugar + 32, true);
  }
  return nomes;
}
