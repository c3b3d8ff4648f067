import { describe, expect, it } from 'vitest';
import { checkedAddresses, OutboundRefused } from './outbound-network.ts';
import { isInternalUrl, isPublic } from './public-address.ts';

const semNomes = () => Promise.reject(new Error('no name expected'));

describe('addresses of the operator’s networks (T-C16)', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.0.10/',
    'https://3232235786/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.100.100.200/',
    'https://192.0.0.192/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::1]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[ff02::1]/',
    'https://[fec0::1]/',
    'https://[2001:db8::1]/',
    'https://①②⑦.⓪.⓪.①/',
  ])('refuses %s, at registration and before the connection', async (endereco) => {
    expect(isInternalUrl(endereco)).toBe(true);
    await expect(checkedAddresses(new URL(endereco).hostname, semNomes, false)).rejects.toThrow(
      OutboundRefused,
    );
  });

  it.each([[['10.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['2606:2800:220:1::1', 'fd00::1']]])(
    'refuses a name that leads to %j, even partly',
    async (enderecos) => {
      const fixado = checkedAddresses('mal.example', async () => enderecos, false);
      await expect(fixado).rejects.toThrow(OutboundRefused);
    },
  );

  it.each(['localhost', 'a.localhost', 'LOCALHOST.', 'servidor.local', 'metadata.google.internal'])(
    'refuses the name %s at registration',
    (nome) => expect(isInternalUrl(`https://${nome}/`)).toBe(true),
  );

  it('takes the internet, and everything where the operator allows it', async () => {
    expect(['93.184.216.34', '2606:2800:220:1::1'].map(isPublic)).toEqual([true, true]);
    expect(isInternalUrl('https://portal.exemplo.br/')).toBe(false);
    expect(await checkedAddresses('a.br', async () => ['93.184.216.34'], false)).toEqual(['93.184.216.34']);
    expect(await checkedAddresses('127.0.0.1', semNomes, true)).toEqual(['127.0.0.1']);
  });
});
