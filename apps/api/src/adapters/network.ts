import { isIPv6 } from 'node:net';

function grupos(endereco: string): string[] {
  const [antes = '', depois] = endereco.split('::');
  const lista = (texto: string | undefined) => (texto ? texto.split(':') : []);
  if (depois === undefined) return lista(antes);
  const [a, d] = [lista(antes), lista(depois)];
  return [...a, ...Array.from({ length: Math.max(0, 8 - a.length - d.length) }, () => '0'), ...d];
}

/** A cache of the last ones: each request needs its own several times. */
const LEMBRADAS = 1000;
const lembradas = new Map<string, string>();

export function redeDoEndereco(endereco: string): string {
  const lembrada = lembradas.get(endereco);
  if (lembrada !== undefined) return lembrada;
  if (lembradas.size >= LEMBRADAS) lembradas.clear();
  const rede = calcular(endereco);
  lembradas.set(endereco, rede);
  return rede;
}

/** An IPv4 address, or the /64 in IPv6 that belongs to one household or machine. */
function calcular(endereco: string): string {
  const semZona = endereco.split('%')[0] ?? '';
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(semZona)?.[1];
  if (v4 !== undefined || !isIPv6(semZona)) return v4 ?? semZona;
  const quatro = grupos(semZona).slice(0, 4);
  return `${quatro.map((g) => Number.parseInt(g, 16).toString(16)).join(':')}::/64`;
}
