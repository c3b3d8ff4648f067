import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import type { TestApp } from '../app.ts';
import { insertInto } from '../rows.ts';
import { createWorld } from '../world.ts';

/** Stores rules of a call as if they had been chosen before its first day. */
export async function gravarRegras(
  t: TestApp,
  editalId: number,
  regras: Partial<RegrasDoEdital>,
  autor?: number,
): Promise<void> {
  const autorId = autor ?? (await createWorld(t).novaPessoa('administrador')).id;
  const versao = { editalId, versao: 2, motivo: null, autorId, criadoEm: t.clock.agora() };
  await insertInto(t, 'regrasDoEdital', { ...versao, regras });
}
