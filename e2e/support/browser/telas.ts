import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';

/** The columns of the browser's route table that a visitor needs. */
interface Rota {
  readonly path: string;
  readonly title: string;
  readonly who: 'todos' | 'entrou' | 'aluno' | NomeDaChamada;
}

/** A screen of the product, and the type of person who visits it (null: without a login). */
export interface Tela {
  readonly path: string;
  readonly title: string;
  readonly tipo: TipoDeUsuario | null;
}

// The file names are computed, so that the journeys read the tables as data without the pages' types.
const table = new URL('../../../apps/web/src/app/routes.ts', import.meta.url).href;
const steps = new URL('../../../apps/web/src/features/projeto/wizard/steps/steps.ts', import.meta.url).href;

const { ROTAS } = (await import(table)) as { readonly ROTAS: readonly Rota[] };
const { WIZARD_STEPS } = (await import(steps)) as {
  readonly WIZARD_STEPS: readonly { readonly path: string; readonly anexo?: { readonly path: string } }[];
};

/** Screens of which another type sees more than the first one that may open them: the scan visits them as this type. */
const quemVeMais: Readonly<Record<string, TipoDeUsuario>> = {
  '/ranque_tipo1': 'administrador',
  '/ranque_tipo2': 'administrador',
  '/declaracoes': 'administrador',
  '/editais/:id/regras': 'administrador',
  '/editais/:id/barema': 'administrador',
  '/recursos': 'administrador',
  '/sessoes_da_comissao': 'administrador',
  '/sessoes_da_comissao/:id': 'administrador',
  '/relatorias': 'avaliador',
  '/relatorias/:recurso': 'administrador',
};

/** Every screen of the route table that a teacher or a visitor opens: a journey of their own walks the student's. */
export const telas: readonly Tela[] = ROTAS.filter(({ who }) => who !== 'aluno').map(
  ({ path, title, who }) => ({
    path,
    title,
    tipo: quemVeMais[path] ?? quemVisita(who),
  }),
);

/** Whether a person of this type may open the screen. */
export function podeAbrir({ path }: Tela, tipo: TipoDeUsuario): boolean {
  const who = ROTAS.find((rota) => rota.path === path)?.who;
  if (who === undefined) return false;
  if (who === 'todos' || who === 'entrou' || who === 'aluno') return true;
  return chamadas[who].tipos.includes(tipo);
}

const doAssistente = new Set(
  WIZARD_STEPS.flatMap(({ path, anexo }) => [path, ...(anexo === undefined ? [] : [anexo.path])]),
);

/** True for a step of the wizard. */
export function ehDoAssistente({ path }: Tela): boolean {
  return doAssistente.has(path.slice(1));
}

function quemVisita(who: Rota['who']): TipoDeUsuario | null {
  if (who === 'todos') return null;
  if (who === 'entrou') return 'coordenador';
  const [tipo] = who === 'aluno' ? [] : chamadas[who].tipos;
  if (tipo === undefined || tipo === 'estudante') throw new Error(`nobody may call ${who}`);
  return tipo;
}

/** The ids that fill the parameters of paths. */
export interface Exemplos {
  readonly projeto: number;
  readonly edital: number;
  /** A project in which an evaluator has saved phase 1 and not finished. */
  readonly emAvaliacao: number;
  /** The call of the project `emAvaliacao`. */
  readonly editalEmAvaliacao: number;
  /** A call whose counts are being decided. */
  readonly editalEmDecisao: number;
  /** A meeting of the committee. */
  readonly sessao: number;
  /** A pending appeal against a result of the published call. */
  readonly recurso: number;
  /** An approval that waits for its evaluator's answer. */
  readonly designacao: number;
  /** An approval whose result its coordinator may read. */
  readonly resultado: number;
  /** A call whose results are public. */
  readonly publicado: number;
  /** The last version of the result of `publicado`. */
  readonly versao: number;
  /** An approved project whose year is running, of a teacher with an account. */
  readonly emAndamento: number;
  /** An instructor of `emAndamento`. */
  readonly instrutor: number;
  /** The code of a valid declaration of the coordinator of `emAndamento`. */
  readonly codigo: string;
  /** The month of a closed sheet, and the last remessa of it. */
  readonly folhaFechada: string;
  readonly remessa: number;
  /** A chapter of the manual. */
  readonly capitulo: string;
}

/** The kind of record that a path's parameter names, by the first segment of the path. */
const registros: Readonly<Record<string, keyof Exemplos>> = {
  projetos_submetidos: 'projeto',
  detalhes_projeto: 'projeto',
  projetos: 'emAndamento',
  avaliacao_projetos: 'emAvaliacao',
  aceitar_projeto: 'designacao',
  solicitar_recurso: 'resultado',
  editais: 'editalEmAvaliacao',
  resultados: 'publicado',
  instrutores: 'emAndamento',
  cadastro_instrutor: 'emAndamento',
  frequencia: 'emAndamento',
  relatorio_coordenador: 'emAndamento',
  sessoes_da_comissao: 'sessao',
  remessas: 'remessa',
};

/** Parameters whose own name tells the kind of record. */
const porNome: Readonly<Record<string, keyof Exemplos>> = {
  instrutor_id: 'instrutor',
  instrutor: 'instrutor',
  capitulo: 'capitulo',
  mes: 'folhaFechada',
  codigo: 'codigo',
  numero: 'versao',
  recurso: 'recurso',
  projeto_id: 'emAndamento',
};

/** The screens that take their record from the query string. */
const naBusca: Readonly<Record<string, keyof Exemplos>> = {
  '/notas_fase1': 'emAvaliacao',
  '/notas_fase2': 'emAvaliacao',
};

/** The screens that need a record in another state than the others with the same path. */
const porTela: Readonly<Record<string, keyof Exemplos>> = {
  '/editais/:id/decisao': 'editalEmDecisao',
  '/editais/:id/barema/mudar': 'edital',
  '/editais/:id/julgamento': 'editalEmDecisao',
  '/editais/:id/resultado': 'publicado',
  '/editais/:id/texto_de_publicacao': 'publicado',
  '/editais/:id/pagamento': 'publicado',
  '/editais/:id/certificados': 'publicado',
  '/editais/:id/recursos': 'publicado',
  '/editais/:id/recursos/:recurso': 'publicado',
};

/** The path with its parameters filled in; throws for a parameter that the tables above do not know. */
export function caminhoDe({ path }: Pick<Tela, 'path'>, exemplos: Exemplos): string {
  const buscado = naBusca[path];
  if (buscado !== undefined) return `${path}?projeto=${exemplos[buscado]}`;
  if (!path.includes(':')) return path;
  const [, word = ''] = /^\/?([^/]+)/.exec(path) ?? [];
  return path.replaceAll(/:([^/]+)/g, (_, nome: string) => {
    const registro = porNome[nome] ?? porTela[path] ?? registros[word];
    if (registro === undefined)
      throw new Error(`${path}: say in e2e/support/browser/telas.ts what its parameter names`);
    return String(exemplos[registro]);
  });
}
