import { type CaminhoDoMenu, type GrupoDoMenu, menuDe } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Tarefas } from '../../features/tarefa/api.ts';
import type { Rota } from '../route-table.ts';
import { podeVer } from './who.ts';

export type EntradaDoMenu = CaminhoDoMenu | '/menu' | '/ajuda';

/** The groups of a type (E-GERAL-5), with the entries whose page exists and may be seen. */
export function menuVisivel(tipo: TipoDeUsuario, rotas: readonly Rota[]): readonly GrupoDoMenu[] {
  const visivel = (caminho: string) => rotas.some(({ path, who }) => path === caminho && podeVer(who, tipo));
  return menuDe(tipo)
    .map(({ titulo, entradas }) => ({
      titulo,
      entradas: entradas.filter(({ caminho }) => visivel(caminho)),
    }))
    .filter(({ entradas }) => entradas.length > 0);
}

/** The entries below the person's name. */
export const DA_PESSOA = [
  { caminho: '/atualizar_professor', rotulo: 'Atualizar dados' },
  { caminho: '/alterar_senha', rotulo: 'Alterar senha' },
  { caminho: '/seguranca_da_conta', rotulo: 'Segurança da conta' },
  { caminho: '/sessoes', rotulo: 'Sessões' },
  { caminho: '/meus_dados', rotulo: 'Meus dados' },
] as const;

interface Tela {
  readonly rotulo: string;
  readonly caminho: string;
}

/** The screens that the search finds: those of the menus, and the links on the page of the administration. */
export function telasDaBusca(tipo: TipoDeUsuario, rotas: readonly Rota[]): readonly Tela[] {
  const doMenu: readonly Tela[] = menuVisivel(tipo, rotas).flatMap(({ entradas }) => entradas);
  const daAdministracao = rotas
    .filter(
      ({ path, who }) => path.startsWith('/administracao/') && !path.includes(':') && podeVer(who, tipo),
    )
    .map(({ path, title }) => ({ rotulo: title, caminho: path }));
  const todas: readonly Tela[] = [
    { rotulo: 'Início', caminho: '/menu' },
    ...doMenu,
    ...DA_PESSOA,
    ...daAdministracao,
    { rotulo: 'Ajuda', caminho: '/ajuda' },
  ];
  return [...new Map(todas.toReversed().map((tela) => [tela.caminho, tela])).values()].toReversed();
}

const PROPOSTA = '/cadastro_projeto';
const PROJETOS = '/projetos_submetidos';
const LISTA_DO_AVALIADOR = '/projetos_avaliar';

/** Pages outside the menus, by the first part of their address, and the entry that leads to them. */
export const ENTRADA_DE: Readonly<Record<string, string>> = {
  especificacoes_projeto: PROPOSTA,
  cadastro_disciplina: PROPOSTA,
  dados_disciplinas: PROPOSTA,
  identificacao_projeto: PROPOSTA,
  resumo_projeto: PROPOSTA,
  introducao_projeto: PROPOSTA,
  introducao_projeto_upload: PROPOSTA,
  metodologia_projeto: PROPOSTA,
  metodologia_projeto_upload: PROPOSTA,
  resultados_projeto: PROPOSTA,
  resultados_projeto_upload: PROPOSTA,
  cronograma_projeto: PROPOSTA,
  referencia_projeto: PROPOSTA,
  revisao_projeto: PROPOSTA,
  projetos: PROJETOS,
  solicitar_recurso: PROJETOS,
  instrutores: PROJETOS,
  cadastro_instrutor: PROJETOS,
  atualizar_instrutor: PROJETOS,
  substituir_instrutor: PROJETOS,
  frequencia: PROJETOS,
  relatorio_coordenador: PROJETOS,
  relatorio_atividades: PROJETOS,
  aceitar_projeto: LISTA_DO_AVALIADOR,
  avaliacao_projetos: LISTA_DO_AVALIADOR,
  notas_fase1: LISTA_DO_AVALIADOR,
  notas_fase2: LISTA_DO_AVALIADOR,
  editais: '/administracao/editais',
  mesa_de_recursos: '/recursos',
};

/** The entry of the present page: its own, else the nearest one above it, else the one that leads to it. */
export function entradaAtual(caminhos: readonly string[], pathname: string): string | undefined {
  const aqui = ehInicio(pathname) ? '/menu' : pathname;
  const acima = caminhos
    .filter((caminho) => aqui === caminho || aqui.startsWith(`${caminho}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const quemLeva = ENTRADA_DE[aqui.split('/')[1] ?? ''];
  return acima ?? caminhos.find((caminho) => caminho === quemLeva);
}

/** The home page has two addresses. */
function ehInicio(pathname: string): boolean {
  return pathname === '/' || pathname === '/menu';
}

/** Tasks that are done on a call's page, and the entry whose name matches the work. */
const ENTRADA_DA_TAREFA: Partial<Readonly<Record<Tarefas['tarefas'][number]['codigo'], CaminhoDoMenu>>> = {
  AVALIADOR_QUE_RECUSOU: '/designar_avaliadores',
  AVALIADOR_SEM_DIREITO: '/designar_avaliadores',
  PROJETOS_SEM_AVALIADOR: '/designar_avaliadores',
  AVALIADORES_ATRASADOS: '/finalizar_avaliacoes',
  DECISAO_A_INICIAR: '/finalizar_avaliacoes',
  BOLSA_DO_RECURSO_A_DAR: '/recursos',
  RECURSOS_A_DECIDIR: '/recursos',
};

/**
 * Entries named after work: beside a list of projects or calls, people would read a number as the length of
 * the list.
 */
const COM_CONTAGEM: ReadonlySet<string> = new Set<CaminhoDoMenu>([
  '/projetos_avaliar',
  '/relatorias',
  '/recursos',
  '/designar_avaliadores',
  '/finalizar_avaliacoes',
  '/conferir_documentos',
]);

/**
 * The number of tasks for each entry's work, and of all tasks for the home page, without those that open
 * later (E-GERAL-7).
 */
export function aEspera(
  caminhos: readonly string[],
  { deAgora, tarefas }: Pick<Tarefas, 'deAgora' | 'tarefas'>,
): ReadonlyMap<string, number> {
  const conta = new Map([['/menu', deAgora]]);
  for (const { codigo, caminho, espera, quantos } of tarefas) {
    const daTarefa = ENTRADA_DA_TAREFA[codigo];
    const [endereco = ''] = caminho.split('?');
    const entrada = caminhos.find((um) => um === daTarefa) ?? entradaAtual(caminhos, endereco);
    if (espera || entrada === undefined || !COM_CONTAGEM.has(entrada)) continue;
    conta.set(entrada, (conta.get(entrada) ?? 0) + (quantos ?? 1));
  }
  return conta;
}
