import type { ContaDemo } from './types.ts';

/** The accounts that the start prints and the login page offers, in the demonstration only. */
export const CONTAS: readonly ContaDemo[] = [
  { chave: 'helena.moura', tipo: 'coordenador', senha: 'ipe-amarelo-41' },
  { chave: 'rosangela.macedo', tipo: 'coordenador', senha: 'jardim-de-inverno-7' },
  { chave: 'samuel.abreu', tipo: 'avaliador', senha: 'serra-clara-258' },
  { chave: 'monica.teixeira', tipo: 'avaliador', senha: 'rio-manso-934' },
  { chave: 'claudia.portela', tipo: 'administrador', senha: 'pinhao-de-junho-63' },
  { chave: 'fernando.lisboa', tipo: 'PRESIDENTE_COMISSAO', senha: 'gralha-azul-1871' },
  { chave: 'silvana.matoso', tipo: 'secretaria', senha: 'neblina-cedo-502' },
];
