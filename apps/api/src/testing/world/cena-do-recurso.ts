import type { Criterio } from '@instrutoria/domain/avaliacao/types.ts';
import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import type { Recurso } from '../../features/recurso/queries.ts';
import type { TestApp } from '../app.ts';
import type { Reply } from '../client.ts';
import { send } from '../client.ts';
import { umPdf } from '../documents/arquivos.ts';
import { insertInto } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';
import { createWorld } from '../world.ts';
import type { ProjetoDesignado } from './avaliacoes.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from './avaliacoes.ts';
import { gravarRegras } from './regras-gravadas.ts';

interface Publicado extends ProjetoDesignado {
  readonly edital: number;
}

/** A committee, and published calls. */
export interface CenaDoRecurso {
  readonly t: TestApp;
  readonly w: World;
  readonly presidente: Pessoa;
  /** A published call of this type with one assessed project. */
  publicado(
    edital?: Parameters<World['novoEditalEm']>[1],
    quem?: Parameters<World['novoAvaliado']>[1],
  ): Promise<Publicado>;
  /** A pending appeal. */
  pendente(projeto: Publicado): Promise<number>;
  envia<T = unknown>(
    quem: Pessoa | null,
    metodo: string,
    caminho: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply<T>>;
  solicita(projeto: Publicado, mensagem?: unknown): Promise<Reply<Recurso>>;
  /** The appeals of a project as the committee reads them. */
  lidos(projeto: Publicado): Promise<Recurso[]>;
}

export async function criarCenaDoRecurso(t: TestApp, w: World = createWorld(t)): Promise<CenaDoRecurso> {
  const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
  const envia: CenaDoRecurso['envia'] = (quem, metodo, caminho, body, headers = {}) =>
    send(t.url, metodo, caminho, { token: quem?.token, body, headers });
  return {
    t,
    w,
    presidente,
    envia,
    async publicado(edital = {}, quem = {}) {
      const id = await w.novoEditalEm('resultado', edital);
      const aprovacao = { situacao: 'REPROVADO', ...quem.aprovacao };
      return { edital: id, ...(await w.novoAvaliado(id, { ...quem, aprovacao })) };
    },
    pendente: ({ aprovacao, dono }) => w.novoRecurso(aprovacao, dono.id),
    solicita: ({ dono, aprovacao }, mensagem = '<p>Peço a revisão da nota de metodologia.</p>') =>
      envia<Recurso>(dono, 'POST', '/api/recurso', { mensagem, projetoAprovacao: { id: aprovacao } }),
    async lidos({ projeto }) {
      return (await envia<Recurso[]>(presidente, 'GET', `/api/recurso/projeto/${projeto}`)).body;
    },
  };
}

/** An acceptance with raised scores for an assessed TIPO I project, within the caps of the appeals screen. */
export function umaDecisao(id: number, mudancas: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    feedback: '<p>A comissão acolhe o recurso.</p>',
    pontuacaoAdequacaoCoerencia: 35.5,
    pontuacaoRelevanciaJustificativaClareza: 25,
    pontuacaoMetodologiaAtividades: 18,
    pontuacaoOrganizacaoTextual: 9,
    pontuacaoApoioDisciplina: 110,
    pontuacaoNaturezaDisciplinas: 130,
    pontuacaoCaracteristicaDisciplinas: 90,
    remunerados_aprovados: 1,
    voluntarios_aprovados: 1,
    ...mudancas,
  };
}

/**
 * What the record of an acceptance stores, before and after; equal to an assessed TIPO I project's result.
 */
export const DECIDIDO = {
  ...NOTAS_FASE1,
  ...NOTAS_FASE2,
  remunerados_aprovados: 0,
  voluntarios_aprovados: 0,
} as const;

/** Lets the call's appeals have criteria and documents, by default. */
export async function regrasDoRecurso(
  t: TestApp,
  w: World,
  editalId: number,
  regras: Partial<RegrasDoEdital> = { recursoPorCriterio: true, recursoComAnexos: true },
): Promise<void> {
  await gravarRegras(t, editalId, regras, (await w.novaPessoa('administrador')).id);
}

/** An appeal's first attachment. */
export async function comAnexo(t: TestApp, w: World, recursoId: number, donoId: number): Promise<number> {
  const referencia = await w.novoArquivo('anexoDoRecurso', donoId, umPdf(), `recurso:${recursoId}`);
  return (await insertInto(t, 'recursoAnexo', { recursoId, ordem: 1, nome: 'ata.pdf', referencia })).id;
}

/** The contested criteria of an appeal, undecided. */
export async function comCriterios(
  t: TestApp,
  recursoId: number,
  criterios: readonly Criterio[],
): Promise<void> {
  for (const criterio of criterios) {
    await insertInto(t, 'recursoCriterio', { recursoId, criterio, mensagem: '<p>A nota é outra.</p>' });
  }
}

/** The rapporteur of an appeal, and the designation. */
export async function comRelator(t: TestApp, recursoId: number, relatorId: number): Promise<void> {
  const quando = t.clock.agora();
  await insertInto(t, 'relatoria', { recursoId, versao: 2, estado: 'designada', relatorId, desde: quando });
  await insertInto(t, 'relatoriaAto', {
    recursoId,
    ato: 'designarRelator',
    autorId: relatorId,
    relatorId,
    quando,
    texto: '',
  });
}
