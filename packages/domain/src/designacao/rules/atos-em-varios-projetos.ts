import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { PROJETOS_POR_ATO } from '../limits.ts';
import { MENSAGENS_DESIGNACAO as M } from '../messages.ts';

/** Errors in an act on many projects; `avaliador` is null where the act needs one and got none. */
export function problemasDosEscolhidos(projetos: readonly number[], avaliador?: number | null): Problema[] {
  return reunir(
    avaliador === null ? problema('avaliador', 'NENHUM_PROFESSOR', M.nenhumProfessor) : null,
    projetos.length === 0 ? problema('projetos', 'NENHUM_PROJETO', M.nenhumProjeto) : null,
    projetos.length > PROJETOS_POR_ATO ? problema('projetos', 'PROJETOS_DEMAIS', M.projetosDemais) : null,
  );
}
