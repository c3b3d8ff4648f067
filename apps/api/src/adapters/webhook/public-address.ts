import { BlockList, isIP } from 'node:net';

/** IPv4 that is not the internet's (IANA's registry of special addresses), multicast and reserved ones too. */
const INTERNAS = new BlockList();
for (const [rede, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INTERNAS.addSubnet(rede, bits, 'ipv4');
}
/** In IPv6 only these are the internet's: mapped, NAT64, local and link-local addresses are outside of them. */
const GLOBAIS = new BlockList();
GLOBAIS.addSubnet('2000::', 3, 'ipv6');
/** Parts of them that carry an IPv4 address (Teredo, 6to4) or are for documents and protocols. */
const ESPECIAIS = new BlockList();
for (const [rede, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  ESPECIAIS.addSubnet(rede, bits, 'ipv6');
}

/** Whether the IP address belongs to the internet, not to a machine or network of the operator (T-C16). */
export function ehPublico(endereco: string): boolean {
  switch (isIP(endereco)) {
    case 4:
      return !INTERNAS.check(endereco, 'ipv4');
    case 6:
      return GLOBAIS.check(endereco, 'ipv6') && !ESPECIAIS.check(endereco, 'ipv6');
    default:
      return false;
  }
}

/** The addresses of a name; replaced in tests of changing answers. */
export type Resolver = (nome: string) => Promise<readonly string[]>;

/** The address is one of the operator's networks. */
export class EnderecoInterno extends Error {}

/** Whether the address itself is one of the operator's networks, before any name is resolved. */
export function ehInternoPeloNome(endereco: string): boolean {
  const nome = URL.canParse(endereco) ? nomeDe(new URL(endereco)) : '';
  return (
    nome === '' || /(^|\.)(localhost|local|internal)\.?$/.test(nome) || (isIP(nome) !== 0 && !ehPublico(nome))
  );
}

const nomeDe = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * The one address to which the connection goes, resolved once, so that a later answer of the name server changes nothing.
 * A name with any internal address is refused. URL has already read decimal, octal and hexadecimal forms of IPv4.
 */
export async function enderecoFixado(url: URL, resolver: Resolver, internos: boolean): Promise<string> {
  const nome = nomeDe(url);
  const enderecos = isIP(nome) === 0 ? await resolver(nome) : [nome];
  const [primeiro] = enderecos;
  if (primeiro === undefined) throw new Error(`no address for ${nome}`);
  if (!internos && !enderecos.every(ehPublico)) throw new EnderecoInterno(nome);
  return primeiro;
}
