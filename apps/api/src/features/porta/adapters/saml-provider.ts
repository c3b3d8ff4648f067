import { DIA_MS, MINUTO_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { DoorRefusal, type DoorSettings } from './door.ts';
import { FEDERATION_MAX, type IdpMetadata, METADATA_MAX, reduceMetadata } from './saml-metadata.ts';
import { readMetadataInThread } from './saml-metadata-thread.ts';

export type SamlSettings = DoorSettings<'saml'>;

/** Stored metadata that could not be read again for this long are refused. */
const KEPT_MS = 7 * DIA_MS;
/** The time limit for a federation's file, on a slow connection. */
const FEDERATION_MS = MINUTO_MS;

/** Our entityID, which is the address of our metadata. */
export function ownEntityId({ retorno }: SamlSettings): string {
  return retorno.replace(/retorno$/, 'metadados');
}

/** Where the provider sends its logouts. */
export function ownLogout({ retorno }: SamlSettings): string {
  return retorno.replace(/retorno$/, 'saida');
}

/**
 * The provider's metadata: pasted, kept from the last reading, or read now. Throws a DoorRefusal when they cannot be
 * had.
 */
export async function providerOf(settings: SamlSettings): Promise<IdpMetadata> {
  try {
    return (await keptMetadata(settings)) ?? (await fetchMetadata(settings));
  } catch (error) {
    throw new DoorRefusal('PROVEDOR_FORA', error);
  }
}

/** Reads the metadata of an address again. A failure throws, and leaves what was kept. */
export async function refreshProvider(settings: SamlSettings): Promise<void> {
  if (settings.config.metadadosEndereco === null) return;
  await fetchMetadata(settings);
}

async function keptMetadata(settings: SamlSettings): Promise<IdpMetadata | null> {
  const { config, now } = settings;
  if (config.metadadosTexto !== null) return reduceMetadata(config.metadadosTexto, choiceOf(settings));
  const kept = await settings.cache.get();
  if (kept === null || now().getTime() - kept.lidoEm.getTime() > KEPT_MS) return null;
  const metadata = JSON.parse(kept.texto) as IdpMetadata;
  const asChosen =
    metadata.entityId === config.provedor && metadata.federation === (config.certificadoDaFederacao !== null);
  const valid = metadata.validUntil === null || new Date(metadata.validUntil) > now();
  return asChosen && valid ? metadata : null;
}

function choiceOf({ config, now }: SamlSettings) {
  const { provedor, certificadoDaFederacao } = config;
  return { provedor, certificadoDaFederacao, agora: now() };
}

/** Reads, checks and keeps them. Throws a MetadataRefused, or the network's error. */
export async function fetchMetadata(settings: SamlSettings): Promise<IdpMetadata> {
  const { config, network, cache } = settings;
  const federation = config.certificadoDaFederacao !== null;
  const answer = await network.fetch(config.metadadosEndereco ?? '', {
    headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
    maxBytes: federation ? FEDERATION_MAX : METADATA_MAX,
    ...(federation ? { limitMs: FEDERATION_MS } : {}),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const metadata = await readMetadataInThread(await answer.text(), choiceOf(settings));
  await cache.set(JSON.stringify(metadata));
  return metadata;
}
