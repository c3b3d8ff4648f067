import type { Estrutura } from '@instrutoria/domain/assinatura/types.ts';
import type { AssinaturaAchada } from './achar-assinaturas.ts';
import type { Valor } from './leitor.ts';

/** The two ranges that the signature covers: [0, gap) and [behind, end). */
export interface Faixas {
  readonly espaco: number;
  readonly volta: number;
  readonly fim: number;
}

export interface AssinaturaNoLugar {
  readonly estrutura: Estrutura;
  readonly faixas: Faixas | null;
  /** What /Contents holds, with its padding; null when it is no hex string of the gap. */
  readonly cms: Buffer | null;
}

/** How one signature lies in the file, without its padding and its neighbours. */
export function conferirLugar(arquivo: Buffer, achada: AssinaturaAchada): AssinaturaNoLugar {
  const { dict } = achada;
  const faixas = lerFaixas(dict.chaves.get('ByteRange'), arquivo.length);
  if (faixas === null || dict.repetidas.has('ByteRange') || dict.repetidas.has('Contents')) {
    return { estrutura: 'faixas', faixas: null, cms: null };
  }
  const { espaco, volta, fim } = faixas;
  const contents = dict.chaves.get('Contents');
  const noEspaco =
    achada.buf === arquivo && contents?.tipo === 'hex' && contents.de === espaco && contents.ate === volta;
  const hex = noEspaco ? arquivo.toString('latin1', espaco + 1, volta - 1) : '';
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) return { estrutura: 'espaco', faixas, cms: null };
  const cms = Buffer.from(hex, 'hex');
  if (!achada.noCampo) return { estrutura: 'campo', faixas, cms };
  const acaba = /%%EOF[\r\n]{0,2}$/.test(arquivo.toString('latin1', Math.max(0, fim - 16), fim));
  return { estrutura: acaba ? 'certa' : 'revisao', faixas, cms };
}

function lerFaixas(valor: Valor | undefined, tamanho: number): Faixas | null {
  const numeros = valor?.tipo === 'lista' ? valor.itens : [];
  const [de, espaco, volta, quantos] = numeros.map((um) => (um.tipo === 'numero' ? um.numero : Number.NaN));
  if (numeros.length !== 4 || espaco === undefined || volta === undefined || quantos === undefined) {
    return null;
  }
  const fim = volta + quantos;
  const inteiros = [de, espaco, volta, quantos].every(Number.isSafeInteger);
  if (!inteiros || de !== 0 || espaco <= 0 || volta < espaco + 2 || quantos <= 0 || fim > tamanho)
    return null;
  return { espaco, volta, fim };
}

/** Whether no other signature shares its revision: each one must be appended after the end of the one before. */
export function revisaoPropria(faixas: Faixas, outras: readonly Faixas[]): boolean {
  return outras.every(
    (outra) =>
      (outra.fim < faixas.fim && faixas.espaco >= outra.fim) ||
      (outra.fim > faixas.fim && outra.espaco >= faixas.fim),
  );
}
