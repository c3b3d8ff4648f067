import { presentes } from '@instrutoria/domain/kernel/por-nome.ts';
import { CAMPOS_VAZIOS } from '@instrutoria/domain/projeto/campos.ts';
import { MESES } from '@instrutoria/domain/projeto/limits.ts';
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
import { camposDaProposta } from '../campos.ts';
import { EDICOES, PROJETOS, RASCUNHOS } from '../content.ts';
import { emMarcacao } from '../markdown.ts';
import type { ChaveDeEdital, ProjetoDemo, RascunhoDemo } from '../schemas.ts';
import type { EditalSemeado } from './calls.ts';
import type { Arquivos } from './files.ts';
import { espalhar, type Presente } from './instants.ts';
import { exigir } from './people.ts';
import { registrar } from './stored-files.ts';

export interface Casa {
  readonly tx: Executor;
  readonly unidades: ReadonlyMap<string, number>;
  readonly pessoas: ReadonlyMap<string, number>;
  readonly editais: ReadonlyMap<ChaveDeEdital, EditalSemeado>;
  readonly arquivos: Arquivos;
  readonly presente: Presente;
}

type Proposta = ProjetoDemo | RascunhoDemo;

interface Destino {
  readonly edital: ChaveDeEdital | null;
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

async function semearProposta(casa: Casa, proposta: Proposta, destino: Destino): Promise<number> {
  const { tx, pessoas, editais, arquivos } = casa;
  const { submetidoEm, atualizadoEm } = destino;
  const coordenadorId = exigir(pessoas, proposta.coordenador);
  const edital = destino.edital === null ? null : exigir(editais, destino.edital);
  const secoes = [proposta.introducao, proposta.metodologia, proposta.resultadosEsperados];
  const { id } = await inserirProjeto(tx, {
    coordenadorId,
    editalId: edital?.id ?? null,
    ...CAMPOS_VAZIOS,
    ...presentes(camposDaProposta(proposta, (qual) => exigir(arquivos.diagramas, qual).referencia)),
    tipoProjeto: edital?.dados.tipoProjeto ?? 'TIPO I',
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
  if (proposta.cronogramas !== undefined) {
    const cronogramas = proposta.cronogramas.map((atividades) => ({
      meses: [...MESES],
      atividades: atividades.map(emMarcacao),
    }));
    await trocarCronogramas(tx, id, cronogramas);
  }
  return id;
}

/** Mixed knowledge areas, so that a list does not look sorted. */
function embaralhar<T>(lista: readonly T[]): T[] {
  const passo = 13; // prime to the lengths, so that every index comes once
  return lista.map((_, i) => lista[(i * passo + 5) % lista.length]).filter((x) => x !== undefined);
}

export interface PropostaSemeada {
  readonly id: number;
  readonly proposta: ProjetoDemo;
  readonly edital: EditalSemeado;
  readonly ordem: number;
  readonly submetidoEm: Date;
}

async function semearDoEdital(casa: Casa, edital: EditalSemeado): Promise<PropostaSemeada[]> {
  const { presente } = casa;
  const { chave, abertoHa, encerradoHa } = edital.dados;
  const doEdital = [...PROJETOS, ...EDICOES].filter((projeto) => projeto.edital === chave);
  const instantes = espalhar(presente, doEdital.length, abertoHa - 1, Math.max(1, encerradoHa));
  const semeadas: PropostaSemeada[] = [];
  for (const [i, proposta] of embaralhar(doEdital).entries()) {
    const submetidoEm = instantes[i] ?? presente.agora;
    const id = await semearProposta(casa, proposta, {
      edital: chave,
      submetidoEm,
      atualizadoEm: submetidoEm,
    });
    semeadas.push({ id, proposta, edital, ordem: doEdital.indexOf(proposta), submetidoEm });
  }
  return semeadas;
}

/** Call by call in the order of their instants, then the drafts; gives the submitted ones. */
export async function semearPropostas(casa: Casa): Promise<PropostaSemeada[]> {
  const semeadas: PropostaSemeada[] = [];
  for (const edital of casa.editais.values()) {
    semeadas.push(...(await semearDoEdital(casa, edital)));
  }
  const { presente } = casa;
  const aberto = exigir(casa.editais, 'aberto');
  const salvos = espalhar(presente, RASCUNHOS.length, aberto.dados.abertoHa - 3, 1);
  for (const [i, rascunho] of RASCUNHOS.entries()) {
    const edital = rascunho.comEdital ? 'aberto' : null;
    await semearProposta(casa, rascunho, {
      edital,
      submetidoEm: null,
      atualizadoEm: salvos[i] ?? presente.agora,
    });
  }
  return semeadas;
}
