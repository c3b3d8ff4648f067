import type { Executor } from '../../db/transaction.ts';
import {
  inserirDisciplinas,
  inserirNaoCadastrado,
  inserirPacote,
  inserirProjeto,
  trocarColaboradores,
  trocarCronogramas,
  trocarNaoCadastrados,
} from '../../features/projeto/repository.ts';
import { cronogramasDe } from '../content/cronogramas.ts';
import {
  type ChaveDeEdital,
  DIAS_DESDE_A_ABERTURA,
  EXTENSAO_ABERTA_HA,
  EXTENSAO_ENCERRADA_HA,
} from '../content/editais.ts';
import type { ChaveDeUnidade } from '../content/instituicao.ts';
import { PROJETOS } from '../content/projetos/todos.ts';
import { RASCUNHOS } from '../content/rascunhos.ts';
import type { ProjetoDemo, RascunhoDemo, SecaoDemo } from '../content/types.ts';
import type { EditalSemeado } from './calls.ts';
import type { Arquivos } from './files.ts';
import { espalhar } from './instants.ts';
import { exigir } from './people.ts';
import { registrar } from './stored-files.ts';

/** What every proposal refers to, inserted before it. */
export interface Casa {
  readonly tx: Executor;
  readonly unidades: ReadonlyMap<ChaveDeUnidade, number>;
  readonly pessoas: ReadonlyMap<string, number>;
  readonly editais: ReadonlyMap<ChaveDeEdital, EditalSemeado>;
  readonly arquivos: Arquivos;
}

type Proposta = ProjetoDemo | RascunhoDemo;

interface Destino {
  readonly edital: ChaveDeEdital | null;
  /** Null for a draft. */
  readonly submetidoEm: Date | null;
  readonly atualizadoEm: Date;
}

async function semearPacote(casa: Casa, proposta: Proposta, criadoEm: Date): Promise<number | null> {
  const { tx, unidades, pessoas, arquivos } = casa;
  const { disciplinas } = proposta;
  if (disciplinas === undefined) return null;
  const autorId = exigir(pessoas, proposta.coordenador);
  const ids = await inserirDisciplinas(
    tx,
    disciplinas.map((d) => ({
      autorId,
      nome: d.nome,
      semestre: d.semestre,
      codigo: d.codigo,
      unidadeOfertaId: exigir(unidades, d.unidade),
      tipoDisciplina: d.tipo,
      ehObrigatoria: d.obrigatoria,
      tsd: d.tsd,
      cursosOfertadas: [...d.cursos],
      cargaHoraria: d.cargaHoraria,
    })),
  );
  const comprovante = exigir(arquivos.comprovantes, proposta);
  await registrar(tx, comprovante, { donoId: autorId, vinculo: `professor:${autorId}` });
  return inserirPacote(tx, { autorId, comprovante: comprovante.referencia, criadoEm }, ids);
}

async function semearNaoCadastrados(casa: Casa, proposta: Proposta, criadoEm: Date): Promise<number[]> {
  const criadoPorId = exigir(casa.pessoas, proposta.coordenador);
  const ids: number[] = [];
  for (const { nome, siape, regime, unidade } of proposta.naoCadastrados ?? []) {
    const unidadeId = exigir(casa.unidades, unidade);
    const pessoa = { criadoPorId, nome, siape, regimeTrabalho: regime, unidadeId, criadoEm };
    ids.push((await inserirNaoCadastrado(casa.tx, pessoa)).id);
  }
  return ids;
}

function texto(arquivos: Arquivos, secao: SecaoDemo | undefined): string {
  return typeof secao === 'object' ? exigir(arquivos.diagramas, secao.imagem).referencia : (secao ?? '');
}

/** Inserts one proposal with everything that belongs to it. */
async function semearProposta(casa: Casa, proposta: Proposta, destino: Destino): Promise<void> {
  const { tx, pessoas, editais, arquivos } = casa;
  const { submetidoEm, atualizadoEm } = destino;
  const coordenadorId = exigir(pessoas, proposta.coordenador);
  const edital = destino.edital === null ? null : exigir(editais, destino.edital);
  const [palavraChave1 = '', palavraChave2 = '', palavraChave3 = '', palavraChave4 = ''] =
    proposta.palavrasChave ?? [];
  const secoes = [proposta.introducao, proposta.metodologia, proposta.resultadosEsperados];
  const { id } = await inserirProjeto(tx, {
    coordenadorId,
    editalId: edital?.id ?? null,
    titulo: proposta.titulo ?? '',
    regimeTrabalho: proposta.regime ?? null,
    tipoProjeto: edital?.dados.tipoProjeto ?? 'TIPO I',
    remunerados: proposta.remunerados ?? 0,
    voluntarios: proposta.voluntarios ?? 0,
    resumo: proposta.resumo ?? '',
    introducao: texto(arquivos, proposta.introducao),
    metodologia: texto(arquivos, proposta.metodologia),
    resultadosEsperados: texto(arquivos, proposta.resultadosEsperados),
    referencias: proposta.referencias ?? '',
    palavraChave1,
    palavraChave2,
    palavraChave3,
    palavraChave4,
    comprovanteId: await semearPacote(casa, proposta, atualizadoEm),
    ehRascunho: submetidoEm === null,
    aguardandoCronograma: false,
    submetidoEm,
    criadoEm: atualizadoEm,
    atualizadoEm,
  });
  for (const secao of secoes) {
    if (typeof secao !== 'object') continue;
    const imagem = exigir(arquivos.diagramas, secao.imagem);
    await registrar(tx, imagem, { donoId: coordenadorId, vinculo: `projeto:${id}` });
  }
  const colaboradores = (proposta.colaboradores ?? []).map((chave) => exigir(pessoas, chave));
  await trocarColaboradores(tx, id, colaboradores);
  await trocarNaoCadastrados(tx, id, await semearNaoCadastrados(casa, proposta, atualizadoEm));
  const { atividades, variacoes = [] } = proposta;
  if (atividades !== undefined) {
    const linhas = cronogramasDe({ atividades, variacoes });
    await trocarCronogramas(
      tx,
      id,
      linhas.map((c) => ({ meses: [...c.meses], atividades: [...c.atividades] })),
    );
  }
}

/** Not in the order of the knowledge areas, so that a list does not look sorted by hand. */
function embaralhar<T>(lista: readonly T[]): T[] {
  const passo = 13; // prime to the lengths, so that every index comes once
  return lista.map((_, i) => lista[(i * passo + 5) % lista.length]).filter((x) => x !== undefined);
}

/** Inserts every proposal: the submitted ones in the order of their instants, then the drafts. */
export async function semearPropostas(casa: Casa, agora: Date, fuso: string): Promise<void> {
  const periodos = [
    { edital: 'extensao', de: EXTENSAO_ABERTA_HA - 2, ate: EXTENSAO_ENCERRADA_HA },
    { edital: 'aberto', de: DIAS_DESDE_A_ABERTURA - 1, ate: 1 },
  ] as const;
  for (const { edital, de, ate } of periodos) {
    const projetos = embaralhar(PROJETOS.filter((projeto) => projeto.edital === edital));
    const instantes = espalhar(projetos.length, agora, fuso, de, ate);
    for (const [i, projeto] of projetos.entries()) {
      const submetidoEm = instantes[i] ?? agora;
      await semearProposta(casa, projeto, { edital, submetidoEm, atualizadoEm: submetidoEm });
    }
  }
  const salvos = espalhar(RASCUNHOS.length, agora, fuso, DIAS_DESDE_A_ABERTURA - 3, 1);
  for (const [i, rascunho] of RASCUNHOS.entries()) {
    const edital = rascunho.comEdital ? 'aberto' : null;
    await semearProposta(casa, rascunho, { edital, submetidoEm: null, atualizadoEm: salvos[i] ?? agora });
  }
}
