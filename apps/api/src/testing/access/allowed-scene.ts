import type { Chamador } from '@instrutoria/contract/access.ts';
import type { TestApp } from '../app.ts';
import type { World } from '../world.ts';
import { cenaDe } from './access-run.ts';
import type { Probe } from './derived.ts';
import type { Cena } from './probe.ts';

const PREFERIDOS: readonly Chamador[] = [
  ...(['own_coordinator', 'designated_evaluator', 'administrador', 'PRESIDENTE_COMISSAO'] as const),
  ...(['secretaria', 'other_professor', 'instrutor', 'anonymous'] as const),
];

/**
 * A scene around a person who may make the call: the coordinator or evaluator where the row allows it, else
 * the administration.
 */
export async function cenaPermitida(t: TestApp, w: World, { acesso, nomeia }: Probe): Promise<Cena> {
  const chamador =
    PREFERIDOS.find((um) => acesso[um] === 'yes') ?? PREFERIDOS.find((um) => acesso[um] !== 'no');
  if (chamador === undefined) throw new Error('a call that nobody may do');
  const alvo = nomeia && chamador === 'own_coordinator' ? 'proprio' : 'alheio';
  return cenaDe(t, w, chamador, alvo);
}
