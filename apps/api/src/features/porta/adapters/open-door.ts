import type { TipoDePorta } from '@instrutoria/domain/porta/types.ts';
import { createOutboundNetwork } from '../../../adapters/outbound-network.ts';
import type { Deps } from '../../../context.ts';
import { guardarDoProvedor } from '../porta-repository.ts';
import { lerDoProvedor, type PortaGuardada } from '../queries.ts';
import { openCas } from './cas-door.ts';
import { type Door, type DoorCache, DoorRefusal, type DoorSettings, type OpenDoor } from './door.ts';
import { openLdap } from './ldap-door.ts';
import { openOidc } from './oidc-door.ts';
import { openSaml } from './saml-door.ts';

const OPENERS: { readonly [T in TipoDePorta]: OpenDoor<T> } = {
  oidc: openOidc,
  saml: openSaml,
  cas: openCas,
  ldap: openLdap,
};

/** 'senha': name and password are typed here. */
export function modoDaPorta(tipo: TipoDePorta): 'redireciona' | 'senha' {
  return tipo === 'ldap' ? 'senha' : 'redireciona';
}

export function retornoDe(deps: Pick<Deps, 'config'>, id: number): string {
  return `${deps.config.publicUrl}/api/porta/${id}/retorno`;
}

type Opened = Pick<PortaGuardada, 'configuracao' | 'id' | 'nome' | 'tipo'> & {
  /** In the clear. */
  readonly segredo: string | null;
};

/** Stores nothing: for settings that are only tested. */
function noCache(): DoorCache {
  return { get: async () => null, set: async () => undefined };
}

/** The door of these settings. Throws a DoorRefusal where they cannot be opened. */
export function openDoor(deps: Deps, porta: Opened, cache: DoorCache = noCache()): Door {
  return openOf(deps, { ...porta, cache }, porta.tipo);
}

function openOf<T extends TipoDePorta>(
  deps: Deps,
  { id, nome, configuracao, segredo, cache }: Opened & { readonly cache: DoorCache },
  tipo: T,
): Door {
  const config = configuracao[tipo];
  if (config === undefined) throw new DoorRefusal('PORTA_DESLIGADA');
  const { comum } = configuracao;
  const settings: DoorSettings<T> = {
    ...{ id, nome, comum, segredo, cache },
    config: config as DoorSettings<T>['config'],
    retorno: retornoDe(deps, id),
    publicUrl: deps.config.publicUrl,
    network: createOutboundNetwork(comum.redeInterna),
    now: () => deps.clock.real(),
    seal: deps.sealOfDoors,
  };
  return OPENERS[tipo](settings);
}

/** The stored secret; null without one, or sealed with a key that is no longer in use. */
export function segredoLegivel(
  { sealOfDoors }: Pick<Deps, 'sealOfDoors'>,
  { segredo }: Pick<PortaGuardada, 'segredo'>,
): string | null {
  try {
    return segredo === null ? null : sealOfDoors.abrir(segredo);
  } catch {
    return null;
  }
}

/** The same for a stored door. Refuses one whose secret was sealed with a key that is no longer in use. */
export function openStored(deps: Deps, porta: PortaGuardada): Door {
  const segredo = segredoLegivel(deps, porta);
  if (segredo === null && porta.segredo !== null) throw new DoorRefusal('SEGREDO_ILEGIVEL');
  const { db } = deps.database;
  return openDoor(
    deps,
    { ...porta, segredo },
    {
      get: () => lerDoProvedor(db, porta.id),
      set: (texto) => guardarDoProvedor(db, { id: porta.id, texto }, deps.clock.real()),
    },
  );
}
