import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';

/** The person's role in the meeting. */
export const NOMES_DOS_MEMBROS: Readonly<Record<TipoDeUsuario, string>> = {
  administrador: 'administração',
  PRESIDENTE_COMISSAO: 'presidente',
  avaliador: 'avaliador',
  coordenador: 'coordenador',
  secretaria: 'secretaria',
};
