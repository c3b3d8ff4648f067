import { problemaDoSiape } from '../../conta/rules/siape.ts';
import { MENSAGENS_EDITAL } from '../../edital/messages.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeNomeDePessoa } from '../../kernel/texto.ts';
import { ehOpcao } from '../campos.ts';
import { COLABORADORES_MAXIMO, NOME_DO_COLABORADOR_MAXIMO } from '../limits.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import type { DadosDoNaoCadastrado, Proposta } from '../types.ts';

export function problemasDoCoordenador({ edital }: Pick<Proposta, 'edital'>): Problema[] {
  return edital === undefined || edital === null
    ? [problema('edital', 'EDITAL_NAO_ESCOLHIDO', MENSAGENS_EDITAL.selecione)]
    : [];
}

export function problemasDoNaoCadastrado(d: DadosDoNaoCadastrado): Problema[] {
  const vazios = [
    ...(['nome', 'siape'] as const).filter((campo) => estaVazio(d[campo])),
    ...(ehOpcao('regimeTrabalho', d.regimeTrabalho) ? [] : ['regimeTrabalho']),
    ...(d.unidade === undefined ? ['unidade'] : []),
  ];
  return [
    ...vazios.map((campo) => problema(campo, 'CAMPOS_VAZIOS', M.preenchaTodosOsCampos)),
    ...reunir(
      estaVazio(d.nome) ? null : problemaDeNomeDePessoa('nome', d.nome ?? '', NOME_DO_COLABORADOR_MAXIMO),
      estaVazio(d.siape) ? null : problemaDoSiape(d.siape ?? ''),
    ),
  ];
}

export function problemasDosColaboradores(p: Proposta): Problema[] {
  return (['professores_colaboradores', 'professores_colaboradores_nao_cadastrado'] as const).flatMap(
    (campo) => {
      const ids = p[campo] ?? [];
      if (ids.length > COLABORADORES_MAXIMO) {
        return [problema(campo, 'COLABORADORES_DEMAIS', M.colaboradoresDemais)];
      }
      return new Set(ids).size < ids.length
        ? [problema(campo, 'COLABORADOR_REPETIDO', M.colaboradorRepetido)]
        : [];
    },
  );
}
