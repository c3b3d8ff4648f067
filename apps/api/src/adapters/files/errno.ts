import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

export function errno(erro: unknown): string | undefined {
  return erro instanceof Error && 'code' in erro && typeof erro.code === 'string' ? erro.code : undefined;
}

/** Turns a full disk or quota into a 507; other errors stay unchanged. */
export function semEspacoOu(erro: unknown): unknown {
  const codigo = errno(erro);
  if (codigo !== 'ENOSPC' && codigo !== 'EDQUOT') return erro;
  return semEspaco();
}

export function semEspaco(): DomainError {
  return new DomainError(
    'semEspaco',
    'SEM_ESPACO',
    'O sistema está sem espaço para salvar o arquivo, e nada foi salvo. Avise a administração e tente mais tarde.',
  );
}
