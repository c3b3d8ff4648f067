import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDaSessao } from '@instrutoria/domain/conta/types.ts';
import { coordenouAte } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import {
  projetoDoInstrutor,
  temCaminhoAosInstrutores,
  temInstrutores,
} from '@instrutoria/domain/instrutor/policies.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';

export const PARTES = {
  proposta: { titulo: 'Proposta', caminho: '' },
  homologacao: { titulo: 'Homologação', caminho: '/homologacao' },
  resultado: { titulo: 'Avaliação e resultado', caminho: '/resultado' },
  instrutores: { titulo: 'Instrutores', caminho: '/instrutores' },
  frequencia: { titulo: 'Frequência', caminho: '/frequencia' },
  relatorios: { titulo: 'Relatórios', caminho: '/relatorios' },
  documentos: { titulo: 'Documentos', caminho: '/documentos' },
  coordenacao: { titulo: 'Coordenação', caminho: '/coordenacao' },
  historico: { titulo: 'Histórico', caminho: '/historico' },
  administracao: { titulo: 'Administração', caminho: '/administracao' },
} as const;
export type Parte = keyof typeof PARTES;

/** The addresses of some parts in the first specification. */
const DA_ESPECIFICACAO: Partial<Readonly<Record<Parte, string>>> = {
  proposta: '/detalhes_projeto',
  resultado: '/projetos_submetidos',
  instrutores: '/instrutores',
  frequencia: '/frequencia',
};

/** The links of a project's parts; on an address of the first specification they use those addresses too. */
export function caminhoDaParte(parte: Parte, projeto: number, daEspecificacao: boolean): string {
  const lugar = daEspecificacao ? DA_ESPECIFICACAO[parte] : undefined;
  return lugar === undefined ? `/projetos/${projeto}${PARTES[parte].caminho}` : `${lugar}/${projeto}`;
}

interface Leitor {
  readonly id: number;
  readonly tipo: TipoDaSessao;
}

/**
 * The parts of a project that a reader has now; the server checks each call by itself. The coordinator has
 * the attendance while its window is open (D23), others at any time.
 */
export function partesDoProjeto(
  projeto: Projeto,
  leitor: Leitor | undefined,
  frequenciaAberta: boolean,
  homologa: boolean,
): readonly Parte[] {
  const fase = projeto.edital?.fase ?? 'submissao';
  const coordena = agePeloProjeto(projeto, leitor?.id);
  const alcanca = leitor !== undefined && temCaminhoAosInstrutores(leitor.tipo, coordena);
  const deles = temInstrutores(projetoDoInstrutor(projeto));
  // A former coordinator still reads the parts that show nothing about students (D61).
  const coordenou = coordenouAte(projeto, leitor?.id) !== null;
  const instrutores = alcanca && deles && !coordenou;
  return [
    'proposta',
    ...(homologa && leitor !== undefined && (coordena || podeAdministrar(leitor))
      ? (['homologacao'] as const)
      : []),
    ...(foiPublicado({ fase }) ? (['resultado'] as const) : []),
    ...(instrutores ? (['instrutores'] as const) : []),
    ...(instrutores && (frequenciaAberta || !coordena) ? (['frequencia'] as const) : []),
    ...(instrutores || (coordenou && deles) ? (['relatorios'] as const) : []),
    'documentos',
    ...(leitor !== undefined && (coordena || podeAdministrar(leitor)) ? (['coordenacao'] as const) : []),
    ...(coordenou ? [] : (['historico'] as const)),
    ...(leitor !== undefined && !coordena && podeAdministrar(leitor) ? (['administracao'] as const) : []),
  ];
}
