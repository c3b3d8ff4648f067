import { X509Certificate } from 'node:crypto';
import { samlNameOf } from './person-attributes.ts';
import { ownEntityId, ownLogout, type SamlSettings } from './saml-provider.ts';
import { escapeXml } from './xml.ts';

const DESCRIPTION = 'Editais de instrutoria: envio, avaliação e acompanhamento de projetos.';

/** Our metadata for the administrator of the provider or federation, with a name to show. A door has one provider: nothing is discovered. */
export function ownMetadata(settings: SamlSettings): string {
  const { config, retorno, publicUrl, nome } = settings;
  const key = config.certificado === null ? '' : keyOf(config.certificado);
  const signs = config.certificado === null ? 'false' : 'true';
  const wants = config.assinatura === 'resposta' ? 'false' : 'true';
  const name = `Instrutoria (${nome})`;
  const text = (element: string, value: string) =>
    `<mdui:${element} xml:lang="pt-BR">${escapeXml(value)}</mdui:${element}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeXml(ownEntityId(settings))}">
  <md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="${signs}" WantAssertionsSigned="${wants}">
    <md:Extensions>
      <mdui:UIInfo xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui">
        ${text('DisplayName', name)}
        ${text('Description', DESCRIPTION)}
        ${text('InformationURL', `${publicUrl}/`)}
      </mdui:UIInfo>
    </md:Extensions>
    ${key}${logoutServices(settings)}<md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(retorno)}" index="1" isDefault="true"/>
    <md:AttributeConsumingService index="1">
      <md:ServiceName xml:lang="pt-BR">${escapeXml(name)}</md:ServiceName>
${requestedAttributes(settings)}
    </md:AttributeConsumingService>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

/** The provider's requests and its answers to ours. */
function logoutServices(settings: SamlSettings): string {
  return ['HTTP-Redirect', 'HTTP-POST']
    .map(
      (binding) =>
        `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${escapeXml(ownLogout(settings))}"/>\n    `,
    )
    .join('');
}

/** One key for signing and encryption; the methods are those that an answer may use. */
function keyOf(certificate: string): string {
  const base64 = new X509Certificate(certificate).raw.toString('base64');
  return `<md:KeyDescriptor>
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>
      <md:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/>
      <md:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes128-gcm"/>
      <md:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p"/>
    </md:KeyDescriptor>
    `;
}

/** The attributes that the settings name, so that the provider's administrator knows what to release. */
function requestedAttributes({ config }: SamlSettings): string {
  const { cpf, nome, email, vinculos, unidade } = config.atributos;
  const named = [config.atributoDoSujeito ?? 'eduPersonPrincipalName', nome, email, cpf, vinculos, unidade];
  return [...new Set(named.filter((name) => name !== null))]
    .map((name) => {
      const required = name === config.atributoDoSujeito ? ' isRequired="true"' : '';
      return `      <md:RequestedAttribute Name="${escapeXml(samlNameOf(name))}" FriendlyName="${escapeXml(name)}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri"${required}/>`;
    })
    .join('\n');
}
