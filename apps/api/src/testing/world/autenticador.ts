import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (dados: string | Buffer) => createHash('sha256').update(dados).digest();
const b64 = (dados: Uint8Array) => Buffer.from(dados).toString('base64url');

/** User present and verified; attested credential data included. */
const [PRESENTE, VERIFICADO, COM_CREDENCIAL] = [0x01, 0x04, 0x40];

interface Mudancas {
  readonly origem?: string;
  readonly rpId?: string;
  readonly contador?: number;
  /** The authenticator only felt a touch. */
  readonly semVerificar?: true;
}

/** An authenticator in software (ES256, attestation 'none'): what a browser would answer for one passkey. */
export function criarAutenticador(origem = 'http://localhost:0') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let contador = 0;
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]) as never,
  );

  function dados(rpId: string, sinais: number, conta: number): Buffer {
    const numero = Buffer.alloc(4);
    numero.writeUInt32BE(conta);
    return Buffer.concat([sha256(rpId), Buffer.from([sinais]), numero]);
  }
  const cliente = (type: string, challenge: string, de: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: de, crossOrigin: false }));
  const sinais = ({ semVerificar }: Mudancas) => PRESENTE | (semVerificar ? 0 : VERIFICADO);

  return {
    id: b64(id),
    /** The answer to the options of a new passkey. */
    cadastrar(
      opcoes: { readonly challenge: string; readonly rp: { readonly id: string } },
      m: Mudancas = {},
    ) {
      const tamanho = Buffer.alloc(2);
      tamanho.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        dados(m.rpId ?? opcoes.rp.id, sinais(m) | COM_CREDENCIAL, contador),
        Buffer.alloc(16),
        tamanho,
        id,
        cose,
      ]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(cliente('webauthn.create', opcoes.challenge, m.origem ?? origem)),
          attestationObject: b64(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** The answer to a challenge; each use counts one more. */
    usar(opcoes: { readonly challenge: string; readonly rpId: string }, m: Mudancas = {}) {
      contador += 1;
      const authData = dados(m.rpId ?? opcoes.rpId, sinais(m), m.contador ?? contador);
      const clientData = cliente('webauthn.get', opcoes.challenge, m.origem ?? origem);
      const assinado = Buffer.concat([authData, sha256(clientData)]);
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(clientData),
          authenticatorData: b64(authData),
          signature: b64(sign('sha256', assinado, privateKey)),
        },
      };
    },
  };
}
export type Autenticador = ReturnType<typeof criarAutenticador>;
