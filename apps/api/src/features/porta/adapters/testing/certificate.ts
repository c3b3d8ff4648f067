import { createPublicKey, generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto';

/** A certificate and its key, both PEM, made for a test. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const RSA_SHA256 = sequence(oid('2a864886f70d01010b'), der(0x05));

function nameOf(commonName: string): Buffer {
  return sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(commonName)))));
}

/** GeneralizedTime. */
function timeOf(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}

interface CertificateOptions {
  /** DNS name in the certificate; `ip` beside it. */
  readonly name: string;
  readonly ip?: readonly number[];
  readonly from?: Date;
  readonly until?: Date;
}

/** A self-signed RSA certificate: Node makes keys but no certificates. */
export function makeCertificate({
  name,
  ip,
  from = new Date('2020-01-01T00:00:00Z'),
  until = new Date('2099-01-01T00:00:00Z'),
}: CertificateOptions): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const names = [der(0x82, Buffer.from(name)), ...(ip === undefined ? [] : [der(0x87, Buffer.from(ip))])];
  const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x04, value));
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    RSA_SHA256,
    nameOf(name),
    sequence(timeOf(from), timeOf(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension('551d11', sequence(...names)),
        extension('551d13', sequence(der(0x01, Buffer.from([0xff])))),
      ),
    ),
  );
  return {
    cert: pem(toBeSigned, privateKey),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

function pem(toBeSigned: Buffer, key: KeyObject): string {
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, key));
  const certificate = new X509Certificate(sequence(toBeSigned, RSA_SHA256, signature));
  if (!certificate.verify(createPublicKey(key))) throw new Error('the test made a wrong certificate');
  return certificate.toString();
}
