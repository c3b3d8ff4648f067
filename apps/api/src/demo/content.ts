import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { lerProjeto } from './markdown.ts';
import * as s from './schemas.ts';
import { anexo, cena, regrasDoEdital } from './schemas-das-cenas.ts';

const PASTA = new URL('./content/', import.meta.url);

function ler(nome: string): string {
  return readFileSync(new URL(nome, PASTA), 'utf8');
}

function dados<T>(nome: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(ler(`${nome}.json`)), { error: () => `content/${nome}.json` });
}

function pasta(nome: string): readonly string[] {
  return readdirSync(new URL(`${nome}/`, PASTA)).toSorted();
}

function projetos<T>(nome: string, schema: z.ZodType<T>): readonly T[] {
  return pasta(nome).map((arquivo) =>
    schema.parse(lerProjeto(ler(`${nome}/${arquivo}`)), { error: () => `content/${nome}/${arquivo}` }),
  );
}

export const {
  instituicao: INSTITUICAO,
  unidades: UNIDADES,
  programas: PROGRAMAS,
} = dados('instituicao', s.casa);
export const PROFESSORES = dados('professores', z.array(s.professor));
export const CONTAS = dados('contas', z.array(s.conta));
export const EDITAIS = dados('editais', z.array(s.edital));
export const AVALIACOES = dados('avaliacoes', s.avaliacoes);
export const RECURSOS = dados('recursos', z.array(s.recurso));
/** The rules of calls with their own, the only place that sets a rule. */
export const REGRAS = dados('regras', z.partialRecord(s.chaveDeEdital, regrasDoEdital));
/** The acts in those calls. */
export const CENAS = pasta('cenas').map((arquivo) => dados(`cenas/${arquivo.replace(/\.json$/, '')}`, cena));
export const ANEXOS = dados('anexos', z.array(anexo));
export const INSTRUTORES = dados('instrutores', z.array(s.instrutor));
/** The instructor who entered as a student. */
export const ESTUDANTE = dados('estudante', s.estudante);
export const RELATORIOS = dados('relatorios', s.relatorios);
export const DIAGRAMAS: ReadonlyMap<string, s.Diagrama> = new Map(
  pasta('diagramas').map((arquivo) => {
    const nome = arquivo.replace(/\.json$/, '');
    return [nome, dados(`diagramas/${nome}`, s.diagrama)];
  }),
);
/** Proposals that their authors have not finished, each left at another step of the wizard. */
export const RASCUNHOS = projetos('rascunhos', s.rascunho);

export const PROJETOS = projetos('projetos', s.projeto);

/** Projects sent again in a later call, with their changes. */
export const EDICOES: readonly s.ProjetoDemo[] = dados('edicoes', z.array(s.edicao)).map(
  ({ de, ...mudancas }) => {
    const base = PROJETOS.find(({ coordenador }) => coordenador === de);
    if (base === undefined) throw new Error(`${de} coordinates nothing`);
    const { tardia: _tardia, ...textos } = base;
    return { ...textos, ...mudancas };
  },
);
