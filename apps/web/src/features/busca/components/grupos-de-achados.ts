import { termosDaBusca } from '@instrutoria/domain/busca/rules.ts';
import { semAcentos } from '../../../lib/format/format.ts';
import type { Achados } from '../api.ts';

/** A screen of the person's own menu. */
export interface Tela {
  readonly rotulo: string;
  readonly caminho: string;
}

export interface Achado {
  readonly chave: string;
  readonly nome: string;
  /** A detail that distinguishes it from another of the same name. */
  readonly sobre: string;
  readonly caminho: string;
}

export interface GrupoDeAchados {
  readonly titulo: 'Editais' | 'Instrutores' | 'Pessoas' | 'Projetos' | 'Telas';
  readonly achados: readonly Achado[];
  readonly temMais: boolean;
}

const NADA: Achados = {
  projetos: { achados: [], temMais: false },
  pessoas: { achados: [], temMais: false },
  instrutores: { achados: [], temMais: false },
  editais: { achados: [], temMais: false },
};

/** The words to highlight; none where the text is too short for a search. */
export function palavrasDe(texto: string): readonly string[] {
  return termosDaBusca(texto)?.palavras ?? [];
}

/** Searched in the browser, so it works also while the server fails. */
function telasAchadas(telas: readonly Tela[], texto: string): readonly Tela[] {
  const palavras = semAcentos(texto).split(/\s+/).filter(Boolean);
  if (palavras.length === 0) return [];
  return telas.filter(({ rotulo }) => {
    const delas = semAcentos(rotulo).split(/\s+/);
    return palavras.every((palavra) => delas.some((uma) => uma.startsWith(palavra)));
  });
}

/** The groups with hits, in order. */
export function gruposDe(
  achados: Achados | undefined,
  telas: readonly Tela[],
  texto: string,
): readonly GrupoDeAchados[] {
  const { projetos, pessoas, instrutores, editais } = achados ?? NADA;
  const grupos: readonly GrupoDeAchados[] = [
    {
      titulo: 'Projetos',
      temMais: projetos.temMais,
      achados: projetos.achados.map(({ id, titulo, coordenador, edital, caminho }) => ({
        chave: `projeto ${id}`,
        nome: titulo,
        sobre: `nº ${id} · ${coordenador} · ${edital}`,
        caminho,
      })),
    },
    {
      titulo: 'Pessoas',
      temMais: pessoas.temMais,
      achados: pessoas.achados.map(({ id, nome, siape, unidade, caminho }) => ({
        chave: `pessoa ${id}`,
        nome,
        sobre: `SIAPE ${siape} · ${unidade}`,
        caminho,
      })),
    },
    {
      titulo: 'Instrutores',
      temMais: instrutores.temMais,
      achados: instrutores.achados.map(({ id, nome, projeto, caminho }) => ({
        chave: `instrutor ${id}`,
        nome,
        sobre: projeto,
        caminho,
      })),
    },
    {
      titulo: 'Editais',
      temMais: editais.temMais,
      achados: editais.achados.map(({ id, nome, caminho }) => ({
        chave: `edital ${id}`,
        nome,
        sobre: '',
        caminho,
      })),
    },
    {
      titulo: 'Telas',
      temMais: false,
      achados: telasAchadas(telas, texto).map(({ rotulo, caminho }) => ({
        chave: `tela ${caminho}`,
        nome: rotulo,
        sobre: '',
        caminho,
      })),
    },
  ];
  return grupos.filter(({ achados: um }) => um.length > 0);
}
