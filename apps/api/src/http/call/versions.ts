import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';

/** undefined without the header or with `*`; NaN (never equal) when malformed. */
export function ifMatchOf(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const [, digits] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim()) ?? [];
  return digits === undefined ? Number.NaN : Number(digits);
}

/** Refuses every version but the expected one, if there is one. */
export function versionGuard(esperada: number | undefined): (versao: number) => void {
  return (versao) => {
    if (esperada === undefined || esperada === versao) return;
    throw new DomainError('desatualizado', 'VERSAO_DESATUALIZADA', MENSAGENS_GERAIS.desatualizado, [], {
      versao,
    });
  };
}
