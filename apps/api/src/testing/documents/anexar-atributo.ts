import { fromBER, OctetString } from 'asn1js';
import { Attribute, ContentInfo, SignedAndUnsignedAttributes, SignedData } from 'pkijs';

/** The CMS with an unsigned attribute that holds this text, as time stamps are added after signing. */
export function anexarAtributo(cms: Buffer, texto: string): Buffer {
  const conteudo = new ContentInfo({ schema: fromBER(new Uint8Array(cms)).result });
  const assinado = new SignedData({ schema: conteudo.content });
  const [um] = assinado.signerInfos;
  if (um === undefined) throw new Error('the CMS has no signer');
  um.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [
      new Attribute({
        type: '1.2.840.113549.1.9.16.2.14',
        values: [new OctetString({ valueHex: new TextEncoder().encode(texto) })],
      }),
    ],
  });
  conteudo.content = assinado.toSchema(true);
  return Buffer.from(conteudo.toSchema().toBER());
}
