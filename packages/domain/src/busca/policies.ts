import { podeAdministrar, podeSerDesignado } from '../conta/policies.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import { vistaDosProjetos } from '../designacao/policies.ts';
import { FASES } from '../edital/types.ts';
import { temCaminhoAosInstrutores } from '../instrutor/policies.ts';
import type { AlcanceDaBusca } from './types.ts';

/**
 * The reach of a search by type of user: never more than the lists that the type reads elsewhere (E-GERAL-8).
 */
export function alcanceDaBusca(tipo: TipoDeUsuario): AlcanceDaBusca {
  const vistas = FASES.map((fase) => ({ fase, vista: vistaDosProjetos(tipo, fase) }));
  const deTodos = temCaminhoAosInstrutores(tipo, false);
  return {
    projetos: {
      fases: vistas.filter(({ vista }) => vista !== 'nenhum').map(({ fase }) => fase),
      soDesignados: !vistas.some(({ vista }) => vista === 'todos'),
    },
    avaliados: podeSerDesignado({ tipo }),
    pessoas: podeAdministrar({ tipo }),
    instrutoresDeTodos: deTodos,
    editaisDeTodos: deTodos,
  };
}
