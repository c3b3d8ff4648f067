import { BlockList, isIP } from 'node:net';

type Range = readonly [address: string, prefix: number];

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly Range[], list = new BlockList()): BlockList {
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, family);
  return list;
}

/** IPv4 that is not the internet's (IANA's registry of special addresses), multicast and reserved ones too. */
const SPECIAL_IPV4 = listOf('ipv4', [
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
]);
/** In IPv6 only these are the internet's: mapped, NAT64, local and link-local addresses are outside of them. */
const GLOBAL_IPV6 = listOf('ipv6', [['2000::', 3]]);
/** Parts of them that carry an IPv4 address (Teredo, 6to4) or are for documents and protocols. */
const SPECIAL_IPV6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Never asked, also inside the operator's networks: metadata of clouds, multicast, reserved addresses, NAT64. */
const NEVER = listOf(
  'ipv6',
  [
    ['::', 128],
    ['fe80::', 10],
    ['ff00::', 8],
    ['64:ff9b::', 96],
  ],
  listOf('ipv4', [
    ['0.0.0.0', 8],
    ['169.254.0.0', 16],
    ['192.0.0.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ]),
);

/** Whether the IP address belongs to the internet, not to a machine or network of the operator (T-C16). */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !SPECIAL_IPV4.check(address, 'ipv4');
    case 6:
      return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Whether a request may go to the IP address; `allowInternal`: the operator's networks too. */
export function mayBeAsked(address: string, allowInternal: boolean): boolean {
  if (NEVER.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return false;
  return allowInternal || isPublic(address);
}

/** A host without the brackets that a URL puts around IPv6. */
export function bareHost(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

/** Whether the address itself is one of the operator's networks, before any name is resolved. */
export function isInternalUrl(text: string): boolean {
  const host = URL.canParse(text) ? bareHost(new URL(text).hostname) : '';
  return (
    host === '' || /(^|\.)(localhost|local|internal)\.?$/.test(host) || (isIP(host) !== 0 && !isPublic(host))
  );
}
