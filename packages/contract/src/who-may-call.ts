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

export const TODOS = { anonimo: 'sim', ...LOGADOS } as const satisfies Quem;

export const TODOS_COM_LIMITES = { anonimo: 'comLimites', ...LOGADOS_COM_LIMITES } as const satisfies Quem;

export const COMISSAO = { administrador: 'sim', presidente: 'sim' } as const satisfies Quem;

export const ADMINISTRACAO = { ...COMISSAO, secretaria: 'sim' } as const satisfies Quem;

export const DONO_E_ADMINISTRACAO = { dono: 'sim', ...ADMINISTRACAO } as const satisfies Quem;
