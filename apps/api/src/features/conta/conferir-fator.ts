import { formaDoCodigo, limparCodigo, metodoDigitado } from '@instrutoria/domain/fator/rules/fatores.ts';
import type { MetodoDoFator } from '@instrutoria/domain/fator/types.ts';
import { abrirSelado } from '../../adapters/mail/seal.ts';
import { conferirUso, rpIdDe } from '../../adapters/passkeys.ts';
import { passoDoCodigo } from '../../adapters/totp.ts';
import type { Deps } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import {
  acharChave,
  acharCodigo,
  gastarCodigo,
  gastarContador,
  gastarPasso,
  totpDe,
} from './fator-repository.ts';

/** A right answer, not used yet: `valor` is the step, the passkey's new counter, or nothing. */
export interface FatorConferido {
  readonly metodo: MetodoDoFator;
  readonly id: number;
  readonly valor: number;
}

export interface RespostaDoFator {
  readonly codigo?: string | undefined;
  readonly chave?: { readonly id: string } | undefined;
}

/** Of an answer that is right or wrong. */
export function metodoDaResposta({ codigo = '', chave }: RespostaDoFator): MetodoDoFator {
  return chave === undefined ? metodoDigitado(codigo) : 'chave';
}

/** The key of the authenticator; null without one, or sealed with a secret that is no longer in use. */
export function segredoDoTotp(
  { sealOfFactors }: Pick<Deps, 'sealOfFactors'>,
  totp: { readonly chave: string; readonly confirmadoEm: Date | null } | null,
): string | null {
  return totp?.confirmadoEm == null ? null : abrirSelado<string>(sealOfFactors, totp.chave);
}

async function conferirCodigo(
  deps: Deps,
  db: Executor,
  professorId: number,
  digitado: string,
): Promise<FatorConferido | 'usado' | null> {
  const codigo = limparCodigo(digitado);
  const forma = formaDoCodigo(codigo);
  if (forma === 'totp') {
    const totp = await totpDe(db, professorId);
    const segredo = segredoDoTotp(deps, totp);
    const passo = segredo === null ? null : passoDoCodigo(segredo, codigo, deps.clock.real());
    if (passo === null) return null;
    return passo <= (totp?.ultimoPasso ?? -1) ? 'usado' : { metodo: 'totp', id: professorId, valor: passo };
  }
  const achado = forma === null ? null : await acharCodigo(db, professorId, codigo);
  if (achado === null) return null;
  return achado.usado ? 'usado' : { metodo: 'recuperacao', id: achado.id, valor: 0 };
}

/** The passkey and its owner; null unless the answer is right. */
export async function conferirChave(
  deps: Deps,
  db: Executor,
  resposta: { readonly id: string },
  desafio: string | null,
): Promise<{ readonly professorId: number; readonly conferido: FatorConferido } | null> {
  const chave = await acharChave(db, resposta.id);
  if (chave === null || desafio === null || chave.rpId !== rpIdDe(deps.config)) return null;
  const contador = await conferirUso(deps.config, { desafio, resposta, chave });
  if (contador === null) return null;
  return {
    professorId: chave.professorId,
    conferido: { metodo: 'chave', id: chave.id, valor: contador },
  };
}

/** 'usado': the code was right once; null: wrong, or of another person. Uses nothing up. */
export async function conferirFator(
  deps: Deps,
  db: Executor,
  p: {
    readonly professorId: number;
    readonly resposta: RespostaDoFator;
    readonly desafio: string | null;
  },
): Promise<FatorConferido | 'usado' | null> {
  const { professorId, resposta, desafio } = p;
  if (resposta.chave === undefined) {
    return conferirCodigo(deps, db, professorId, resposta.codigo ?? '');
  }
  const achada = await conferirChave(deps, db, resposta.chave, desafio);
  return achada?.professorId === professorId ? achada.conferido : null;
}

/** Uses the answer up in the act's transaction; false when a simultaneous one did. */
export function gastarFator(
  db: Executor,
  { metodo, id, valor }: FatorConferido,
  agora: Date,
): Promise<boolean> {
  switch (metodo) {
    case 'totp':
      return gastarPasso(db, id, valor, agora);
    case 'chave':
      return gastarContador(db, id, valor, agora);
    case 'recuperacao':
      return gastarCodigo(db, id, agora);
  }
}
