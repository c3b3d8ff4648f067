import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { PassoDoTeste } from '@instrutoria/domain/porta/types.ts';
import { type IdpMetadata, MetadataRefused, reduceMetadata } from './saml-metadata.ts';
import { fetchMetadata, type SamlSettings } from './saml-provider.ts';
import { BadSetting, checkInOrder, codeOf } from './settings-check.ts';

/** Reads the metadata, and compares our certificate with its key. Only a login shows the attributes that arrive. */
export function checkSaml(settings: SamlSettings): Promise<PassoDoTeste[]> {
  let idp: IdpMetadata | undefined;
  return checkInOrder(
    [
      ['Nosso certificado', () => checkOwnKey(settings)],
      [
        'Metadados do provedor',
        async () => {
          idp = await readMetadata(settings);
        },
      ],
      ['Certificados do provedor', () => checkCertificates(idp, settings)],
      ...(settings.config.saidaUnica ? [['Saída única', () => checkLogout(idp, settings)] as const] : []),
      ['Nomes dos atributos', () => checkNames(settings)],
    ],
    (error) => metadataInWords(error, settings),
  );
}

function checkOwnKey({ config, segredo }: SamlSettings): void {
  const { certificado } = config;
  const hasKey = segredo !== null && segredo !== '';
  if (certificado === null) {
    if (hasKey)
      throw new BadSetting('saml.certificado', 'Cole também o nosso certificado, que é o par da chave.');
    return;
  }
  const read = parsed(() => new X509Certificate(certificado));
  if (read === null) {
    throw new BadSetting(
      'saml.certificado',
      'O nosso certificado não está em PEM (-----BEGIN CERTIFICATE-----).',
    );
  }
  if (!hasKey)
    throw new BadSetting('segredo', 'Cole a chave do nosso certificado (-----BEGIN PRIVATE KEY-----).');
  const key = parsed(() => createPrivateKey(segredo));
  if (key === null)
    throw new BadSetting('segredo', 'A chave não está em PEM, ou tem senha. Cole a chave sem senha.');
  if (!read.checkPrivateKey(key)) {
    throw new BadSetting('segredo', 'A chave não é a do nosso certificado. Cole as duas do mesmo par.');
  }
}

function parsed<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

function readMetadata(settings: SamlSettings): IdpMetadata | Promise<IdpMetadata> {
  const { config, now } = settings;
  const { metadadosTexto, metadadosEndereco, provedor, certificadoDaFederacao } = config;
  if ((metadadosTexto === null) === (metadadosEndereco === null)) {
    throw new BadSetting(
      'saml.metadadosEndereco',
      'Dê o endereço dos metadados ou cole o texto deles: um dos dois.',
    );
  }
  if (metadadosTexto === null) return fetchMetadata(settings);
  return reduceMetadata(metadadosTexto, { provedor, certificadoDaFederacao, agora: now() });
}

/** SAML trusts the key and not its dates, but a certificate that ended is often an old file. */
function checkCertificates(idp: IdpMetadata | undefined, settings: SamlSettings): void {
  const now = settings.now();
  const valid = (idp?.certificates ?? []).some((pem) => new X509Certificate(pem).validToDate > now);
  if (!valid)
    throw new BadSetting(fieldOf(settings), 'Os certificados do provedor venceram. Peça metadados novos.');
}

/** SAML asks that requests by the browser are signed. */
function checkLogout(idp: IdpMetadata | undefined, { config }: SamlSettings): void {
  if (config.certificado === null)
    throw new BadSetting(
      'saml.certificado',
      'A saída única pede pedidos assinados: cole o nosso certificado e a chave.',
    );
  if (idp?.signOut == null)
    throw new BadSetting(
      'saml.saidaUnica',
      'O provedor não oferece a saída única por HTTP-Redirect. Desmarque-a.',
    );
}

/** URN, address or plain name, without spaces. */
function checkNames({ config }: SamlSettings): void {
  const { cpf, nome, email, vinculos, unidade } = config.atributos;
  const named = {
    atributoDoSujeito: config.atributoDoSujeito,
    'atributos.cpf': cpf,
    'atributos.nome': nome,
    'atributos.email': email,
    'atributos.vinculos': vinculos,
    'atributos.unidade': unidade,
  };
  for (const [field, name] of Object.entries(named)) {
    if (name === null || /^[\w:./#-]+$/.test(name)) continue;
    throw new BadSetting(
      `saml.${field}`,
      `"${name}" não é nome de atributo. Use, por exemplo, mail ou urn:oid:0.9.2342.19200300.100.1.3.`,
    );
  }
}

function fieldOf({ config }: SamlSettings): string {
  return config.metadadosTexto === null ? 'saml.metadadosEndereco' : 'saml.metadadosTexto';
}

function metadataInWords(error: unknown, settings: SamlSettings): BadSetting {
  const campo = fieldOf(settings);
  if (!(error instanceof MetadataRefused)) return new BadSetting(campo, connectionInWords(error));
  switch (error.problem) {
    case 'xml':
      return new BadSetting(campo, 'Isto não são metadados de SAML. Confira o endereço ou o texto colado.');
    case 'assinatura':
      return new BadSetting(
        'saml.certificadoDaFederacao',
        'Os metadados não têm a assinatura desse certificado. Pegue o da federação.',
      );
    case 'certificadoDaFederacao':
      return new BadSetting(
        'saml.certificadoDaFederacao',
        'O certificado da federação não está em PEM (-----BEGIN CERTIFICATE-----).',
      );
    case 'vencidos':
      return new BadSetting(campo, 'Os metadados venceram. Peça ao provedor um arquivo novo.');
    case 'semValidade':
      return new BadSetting(
        campo,
        'Os metadados da federação não dizem até quando valem. Use o endereço oficial.',
      );
    case 'provedor': {
      const found = error.found.length === 0 ? 'Não há provedor neles.' : `Há: ${error.found.join(', ')}.`;
      return new BadSetting(
        'saml.provedor',
        `Os metadados não têm o provedor "${settings.config.provedor}". ${found}`,
      );
    }
    case 'semCertificado':
      return new BadSetting(
        campo,
        'Os metadados do provedor não têm certificado de assinatura. Peça um arquivo completo.',
      );
    case 'semEntrada':
      return new BadSetting(
        campo,
        'O provedor não oferece a entrada HTTP-Redirect. Peça a quem cuida dele que a ligue.',
      );
  }
}

function connectionInWords(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (codeOf(error) === 'OUTBOUND_REFUSED') return `O endereço dos metadados não foi chamado: ${message}.`;
  if (message.startsWith('status '))
    return `O endereço dos metadados respondeu com erro (${message.slice(7)}). Confira-o.`;
  if (message.startsWith('the answer has more than'))
    return 'Os metadados são grandes demais. Para uma federação, cole o certificado dela.';
  return 'O endereço dos metadados não respondeu. Confira o endereço e se o servidor está no ar.';
}
