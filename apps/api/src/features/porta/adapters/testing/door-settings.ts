import type { AtributosDaPorta, ConfiguracaoComum, TipoDePorta } from '@instrutoria/domain/porta/types.ts';
import { createSeal } from '../../../../adapters/mail/seal.ts';
import { createOutboundNetwork } from '../../../../adapters/outbound-network.ts';
import type { DoorCache, DoorSettings } from '../door.ts';

export const PUBLIC_URL = 'https://instrutoria.exemplo.br';

export const ATRIBUTOS: AtributosDaPorta = {
  cpf: 'brPersonCPF',
  nome: 'cn',
  email: 'mail',
  vinculos: 'eduPersonAffiliation',
  unidade: 'ou',
};

const COMUM: ConfiguracaoComum = {
  confiaNoCpf: true,
  dominios: ['exemplo.br'],
  vinculosDeProfessor: ['faculty'],
  vinculosDeEstudante: ['student'],
  unidades: [],
  aQuemEscrever: 'suporte@exemplo.br',
  redeInterna: true,
};

export function memoryCache(): DoorCache & { kept: { texto: string; lidoEm: Date } | null } {
  return {
    kept: null,
    async get() {
      return this.kept;
    },
    async set(texto) {
      this.kept = { texto, lidoEm: new Date('2026-11-28T12:00:00Z') };
    },
  };
}

/** The settings of a door whose provider is a server of this test. */
export function doorSettings<T extends TipoDePorta>(
  config: DoorSettings<T>['config'],
  others: Partial<Omit<DoorSettings<T>, 'config' | 'comum'>> & {
    readonly comum?: Partial<ConfiguracaoComum>;
  } = {},
): DoorSettings<T> {
  const comum = { ...COMUM, ...others.comum };
  return {
    id: 7,
    nome: 'Conta da Universidade',
    segredo: null,
    retorno: `${PUBLIC_URL}/api/porta/7/retorno`,
    publicUrl: PUBLIC_URL,
    network: createOutboundNetwork(comum.redeInterna),
    now: () => new Date(),
    cache: memoryCache(),
    seal: createSeal(Buffer.from('de um teste'), 'contas-da-instituicao'),
    ...others,
    config,
    comum,
  };
}

/** The code of the refusal that an act ends with; an act that succeeds fails the test. */
export async function refusalOf(act: Promise<unknown>): Promise<unknown> {
  try {
    await act;
  } catch (error) {
    return error instanceof Error && 'codigo' in error ? error.codigo : error;
  }
  throw new Error('the door let it in');
}
