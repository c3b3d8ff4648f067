import type { ProfessorResumido, Unidade } from '../../conta/types.ts';
import { ROTULOS_PROJETO } from '../messages.ts';
import type { Projeto } from '../types.ts';

// The values that replace an author's data for a blind reader (E-ANONIMATO-2): equal for every project, so
// that neither a length nor a number identifies anybody.

const AQUI = ROTULOS_PROJETO.semNomes;
/** No person and no unit has this id. */
const NINGUEM = 0;

export const UNIDADE_SEM_NOME: Unidade = { id: NINGUEM, nome: AQUI, cidade: '' };
export const PESSOA_SEM_NOME: ProfessorResumido = {
  id: NINGUEM,
  nome: AQUI,
  email: '',
  siape: '',
  lattes: '',
  programa: null,
  departamento: null,
  foto: '',
  unidade: UNIDADE_SEM_NOME,
};

/**
 * The hidden fields of any record of a project. The work regime is hidden too: in a small unit it identifies
 * the person.
 */
export const ENCOBERTO = { coordenador: PESSOA_SEM_NOME, regimeTrabalho: null, semNomes: true } as const;

/**
 * A project as a blind reader gets it: without coordinator, collaborators, and the units that would identify
 * them.
 */
export function projetoSemNomes(projeto: Projeto): Projeto {
  const { comprovante_disciplinas: pacote } = projeto;
  return {
    ...projeto,
    ...ENCOBERTO,
    coordenaramAntes: [],
    professores_colaboradores: [],
    professores_colaboradores_nao_cadastrado: [],
    alunos: [],
    comprovante_disciplinas:
      pacote === null
        ? null
        : {
            ...pacote,
            disciplinas_associadas: pacote.disciplinas_associadas.map((uma) => ({
              ...uma,
              unidade_oferta: UNIDADE_SEM_NOME,
            })),
          },
  };
}
