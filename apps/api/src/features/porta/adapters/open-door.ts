import type { TipoDePorta } from '@instrutoria/domain/porta/types.ts';
import { createOutboundNetwork } from '../../../adapters/outbound-network.ts';
import type { Deps } from '../../../context.ts';
import type { PortaGuardada } from '../queries.ts';
import { type Door, DoorRefusal, type DoorSettings, type OpenDoor } from './door.ts';
import { openOidc } from './oidc-door.ts';

function notYet(): never {
  throw new DoorRefusal('PORTA_DESLIGADA');
}

const OPENERS: { readonly [T in TipoDePorta]: OpenDoor<T> } = {
  oidc: openOidc,
  saml: notYet,
  cas: notYet,
  ldap: notYet,
};

/** 'senha': name and password are typed here. */
export function modoDaPorta(tipo: TipoDePorta): 'redireciona' | 'senha' {
  return tipo === 'ldap' ? 'senha' : 'redireciona';
}

export function retornoDe(deps: Pick<Deps, 'config'>, id: number): string {
  return `${deps.config.publicUrl}/api/porta/${id}/retorno`;
}

/** The door of these settings, with the secret in the clear. Throws a DoorRefusal where they cannot be opened. */
export function openDoor(
  deps: Deps,
  porta: Pick<PortaGuardada, 'configuracao' | 'id' | 'nome' | 'tipo'> & { readonly segredo: string | null },
): Door {
  return openOf(deps, porta, porta.tipo);
}

function openOf<T extends TipoDePorta>(
  deps: Deps,
  { id, nome, configuracao, segredo }: Parameters<typeof openDoor>[1],
  tipo: T,
): Door {
  const config = configuracao[tipo];
  if (config === undefined) throw new DoorRefusal('PORTA_DESLIGADA');
  const { comum } = configuracao;
  const settings: DoorSettings<T> = {
    ...{ id, nome, comum, segredo },
    config: config as DoorSettings<T>['config'],
    retorno: retornoDe(deps, id),
    publicUrl: deps.config.publicUrl,
    network: createOutboundNetwork(comum.redeInterna),
    now: () => deps.clock.real(),
  };
  return OPENERS[tipo](settings);
}

/** The same of a stored door. */
export function openStored(deps: Deps, porta: PortaGuardada): Door {
  const segredo = porta.segredo === null ? null : deps.sealOfDoors.abrir(porta.segredo);
  return openDoor(deps, { ...porta, segredo });
}
