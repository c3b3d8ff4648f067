import type { Criterio, CriterioFase1 } from '@instrutoria/domain/avaliacao/types.ts';
import { type Conta, type Entrada, loggedIn } from '../server/api.ts';
import { doTipo } from './contas.ts';
import { novaPessoa } from './pessoas.ts';

/** The API clients of everybody who takes part in an evaluation. */
export interface Comissao {
  readonly url: string;
  readonly administradora: Entrada;
  /** The evaluators whose passwords are known, with their credentials. */
  readonly avaliadores: readonly (Entrada & { readonly conta: Conta })[];
}

export async function comissaoDe(url: string, contas: readonly Conta[]): Promise<Comissao> {
  return {
    url,
    administradora: await loggedIn(url, doTipo(contas, 'administrador')[0]),
    avaliadores: await Promise.all(
      doTipo(contas, 'avaliador').map(async (conta) => ({ ...(await loggedIn(url, conta)), conta })),
    ),
  };
}

/** Registers teachers with these names and makes them evaluators. */
export async function novosAvaliadores({ url, administradora }: Comissao, nomes: readonly string[]) {
  return Promise.all(
    nomes.map(async (nome) => {
      const pessoa = await novaPessoa(url, nome);
      await administradora.client.alterarTipo({ body: { id: pessoa.id, tipo: 'avaliador' } });
      return { ...pessoa, ...(await loggedIn(url, pessoa)), tipo: 'avaliador' as const };
    }),
  );
}

/**
 * A criterion of a call's own barema: phase 1, maximum ten, in steps of one half. `parecer`: whether its
 * score needs an opinion.
 */
export function umCriterio(codigo: string, nome: string, peso: number, parecer = false) {
  return {
    ...{ codigo, nome, peso, parecer, ajuda: '', fase: 1 as const, maximo: 10, minimo: null },
    ...{ passo: 0.5 as const, recomendacao: null },
  };
}

/** Ends the submissions of a call, so that evaluators may be designated (D2); the others go on. */
export async function fechar({ administradora: { client } }: Comissao, id: number): Promise<void> {
  const edital = (await client.listarEditaisAbertos()).find((um) => um.id === id);
  await client.encerrarInscricoes({ params: { id }, ifMatch: edital?.versao ?? 0 });
}

/** Does the same for every open call. */
export async function fecharAbertos({ administradora: { client } }: Comissao): Promise<void> {
  for (const { id, versao } of await client.listarEditaisAbertos()) {
    await client.encerrarInscricoes({ params: { id }, ifMatch: versao });
  }
}

/** The first known evaluator who may be designated for a project. */
export async function livreDe({ administradora: { client }, avaliadores }: Comissao, projeto: number) {
  const candidatos = await client.listarCandidatos({ params: { projectId: projeto } });
  const livre = avaliadores.find(({ id }) => candidatos.some((c) => c.id === id && c.impedimento === null));
  if (livre === undefined) throw new Error(`nobody is free to assess ${projeto}`);
  return livre;
}

/** Designates an evaluator through the API; returns the evaluator and the approval. */
export async function designar(comissao: Comissao, projeto: number) {
  const avaliador = await livreDe(comissao, projeto);
  await comissao.administradora.client.designarAvaliador({ body: { projeto, avaliador: avaliador.id } });
  const { id, versao } = await avaliador.client.lerAprovacaoDoProjeto({ params: { projectId: projeto } });
  if (id === null || versao === null) throw new Error(`${projeto} has no approval`);
  return { avaliador, aprovacao: { id, versao } };
}

const FASE1 = {
  pontuacaoAdequacaoCoerencia: 30,
  pontuacaoRelevanciaJustificativaClareza: 20,
  pontuacaoMetodologiaAtividades: 15,
} as const;

/** Scores of phase 1 that sum to 65 plus this last one. */
export const fase1 = (organizacao: number): Record<CriterioFase1, number> => ({
  ...FASE1,
  pontuacaoOrganizacaoTextual: organizacao,
});

/** Scores of phase 2 that sum to 275. */
export const FASE2 = {
  pontuacaoApoioDisciplina: 100,
  pontuacaoNaturezaDisciplinas: 100,
  pontuacaoCaracteristicaDisciplinas: 75,
} satisfies Partial<Record<Criterio, number>>;

/**
 * Designates an evaluator where there is none, and finishes every project of a call except these, each with a
 * different total.
 */
export async function avaliarOsOutros(comissao: Comissao, edital: number, menos: readonly number[]) {
  const { administradora } = comissao;
  const semAvaliador = await administradora.client.listarNaoDesignados({ params: { editalId: edital } });
  const deOutros = await administradora.client.listarAvaliacoes({ query: { edital: String(edital) } });
  const nossos = new Set(comissao.avaliadores.map(({ id }) => id));
  for (const { id, versao, projeto, avaliador, ja_foi_avaliado } of deOutros) {
    if (menos.includes(projeto.id) || ja_foi_avaliado || nossos.has(avaliador?.id ?? 0)) continue;
    // The passwords of the other evaluators are not known.
    const outro = await livreDe(comissao, projeto.id);
    await administradora.client.substituirAvaliador({
      params: { id },
      body: { avaliador: outro.id },
      ifMatch: versao,
    });
  }
  for (const { id } of semAvaliador) if (!menos.includes(id)) await designar(comissao, id);
  const todas = await administradora.client.listarAvaliacoes({ query: { edital: String(edital) } });
  for (const [n, { id, projeto, avaliador, ja_foi_avaliado }] of todas.entries()) {
    const quem = comissao.avaliadores.find((um) => um.id === avaliador?.id);
    if (menos.includes(projeto.id) || ja_foi_avaliado || quem === undefined) continue;
    await quem.client.salvarFase1({ body: { id, ...fase1(n % 10), parecer: 'Proposta adequada.' } });
    if (projeto.tipoProjeto === 'TIPO I') await quem.client.salvarFase2({ body: { id, ...FASE2 } });
    await quem.client.avaliar({ params: { id } });
  }
}
