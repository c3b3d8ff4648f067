import type { Quem } from './access.ts';

export const LOGADOS = {
  dono: 'sim',
  outroProfessor: 'sim',
  avaliadorDesignado: 'sim',
  outroAvaliador: 'sim',
  administrador: 'sim',
  presidente: 'sim',
  secretaria: 'sim',
} as const satisfies Quem;

export const LOGADOS_COM_LIMITES = {
  dono: 'comLimites',
  outroProfessor: 'comLimites',
  avaliadorDesignado: 'comLimites',
  outroAvaliador: 'comLimites',
  administrador: 'comLimites',
  presidente: 'comLimites',
  secretaria: 'comLimites',
} as const satisfies Quem;

export const TODOS = { anonimo: 'sim', ...LOGADOS, instrutor: 'sim' } as const satisfies Quem;

export const TODOS_COM_LIMITES = {
  anonimo: 'comLimites',
  ...LOGADOS_COM_LIMITES,
  instrutor: 'comLimites',
} as const satisfies Quem;

/** Only students, of whom the use case finds the own ties. */
export const INSTRUTOR = { instrutor: 'sim' } as const satisfies Quem;

export const ADMINISTRADOR = { administrador: 'sim' } as const satisfies Quem;

export const COMISSAO = { administrador: 'sim', presidente: 'sim' } as const satisfies Quem;

export const COMISSAO_E_SECRETARIA = { ...COMISSAO, secretaria: 'sim' } as const satisfies Quem;

export const DONO_COMISSAO_E_SECRETARIA = { dono: 'sim', ...COMISSAO_E_SECRETARIA } as const satisfies Quem;
