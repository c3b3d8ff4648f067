import { describe, expect, it } from 'vitest';
import { type MetadataChoice, MetadataRefused, reduceMetadata } from './saml-metadata.ts';
import { readMetadataInThread } from './saml-metadata-thread.ts';
import { makeCertificate } from './testing/certificate.ts';
import { federationOf } from './testing/federation.ts';
import { metadataOf } from './testing/identity-provider.ts';

const FEDERATION = makeCertificate({ name: 'federacao.exemplo.br' });
const IDP = makeCertificate({ name: 'idp.exemplo.br' });
const PROVIDERS = ['https://idp.um.br', 'https://idp.dois.br', 'https://idp.tres.br'];
const choice: MetadataChoice = {
  provedor: 'https://idp.dois.br',
  certificadoDaFederacao: FEDERATION.cert,
  agora: new Date('2026-11-28T12:00:00Z'),
};
const signed = federationOf({ signer: FEDERATION, idp: IDP, providers: PROVIDERS });

function problemOf(xml: string, change: Partial<MetadataChoice> = {}): string {
  try {
    reduceMetadata(xml, { ...choice, ...change });
    return 'none';
  } catch (error) {
    return error instanceof MetadataRefused ? error.problem : String(error);
  }
}

describe('metadata of a federation', () => {
  it('are checked and reduced to the chosen provider in a thread', async () => {
    expect(await readMetadataInThread(signed, choice)).toEqual({
      entityId: 'https://idp.dois.br',
      certificates: [IDP.cert],
      signOn: 'https://idp.dois.br/sso',
      signOut: null,
      scopes: ['dois.br'],
      validUntil: '2099-01-01T00:00:00.000Z',
      federation: true,
    });
  });

  it('name some providers when the chosen one is missing, also from the thread', async () => {
    const provedor = 'https://idp.quatro.br';
    const error = await readMetadataInThread(signed, { ...choice, provedor }).catch(
      (cause: unknown) => cause,
    );
    expect(error instanceof MetadataRefused && [error.problem, error.found]).toEqual(['provedor', PROVIDERS]);
  });

  it.each([
    ['altered', signed.replace('https://idp.dois.br/sso', 'https://mau.br/sso'), 'assinatura'],
    ['unsigned', signed.replace(/<Signature[\s\S]*<\/Signature>/, ''), 'assinatura'],
    ['signed twice', signed.replace(/<Signature[\s\S]*<\/Signature>/, '$&$&'), 'assinatura'],
    [
      'signed in one entity only',
      federationOf({
        signer: FEDERATION,
        idp: IDP,
        providers: PROVIDERS,
        xpath: "//*[@entityID='https://idp.um.br']",
      }),
      'assinatura',
    ],
    ['signed by another', federationOf({ signer: IDP, idp: IDP, providers: PROVIDERS }), 'assinatura'],
    [
      'signed with SHA-1',
      federationOf({ signer: FEDERATION, idp: IDP, providers: PROVIDERS, algorithm: 'sha1' }),
      'assinatura',
    ],
    [
      'wrapped in others',
      `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${signed}</md:EntitiesDescriptor>`,
      'assinatura',
    ],
    [
      'without an end',
      federationOf({ signer: FEDERATION, idp: IDP, providers: PROVIDERS, validUntil: null }),
      'semValidade',
    ],
    [
      'ended',
      federationOf({
        signer: FEDERATION,
        idp: IDP,
        providers: PROVIDERS,
        validUntil: '2026-11-28T11:59:59Z',
      }),
      'vencidos',
    ],
    ['with a document type', `<!DOCTYPE x>${signed}`, 'xml'],
    ['with an entity bomb', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${signed}`, 'xml'],
    ['cut off', signed.slice(0, -20), 'xml'],
  ])('are refused when %s', (_what, xml, problem) => {
    expect(problemOf(xml)).toBe(problem);
  });
});

describe('metadata of one provider', () => {
  const alone = { certificadoDaFederacao: null };
  const options = { entityId: choice.provedor, signOn: 'https://idp.dois.br/sso', certificates: [IDP] };

  it('need no signature and no end', () => {
    expect(problemOf(metadataOf(options), alone)).toBe('none');
  });

  it('keep literal scopes and leave out regular expressions', () => {
    const xml = metadataOf({ ...options, scopes: ['dois.br', 'if.dois.br'] }).replace(
      '<shibmd:Scope regexp="false">if.dois.br',
      '<shibmd:Scope regexp="true">.*',
    );
    expect(reduceMetadata(xml, { ...choice, ...alone }).scopes).toEqual(['dois.br']);
  });

  it('are refused above a million characters', () => {
    expect(problemOf(metadataOf(options) + ' '.repeat(1024 * 1024), alone)).toBe('xml');
  });

  it('are refused when the signing key is no certificate', () => {
    expect(problemOf(metadataOf({ ...options, certificates: [{ cert: 'AAAA', key: '' }] }), alone)).toBe(
      'semCertificado',
    );
  });
});
