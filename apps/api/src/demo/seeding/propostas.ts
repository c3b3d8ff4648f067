import { presentes } from '@instrutoria/domain/kernel/objetos.ts';
import { CAMPOS_VAZIOS } from '@instrutoria/domain/projeto/campos.ts';
import { MESES } from '@instrutoria/domain/projeto/limits.ts';
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
import { registrar } from './arquivos-guardados.ts';
import { espalhar, noDia } from './instants.ts';
import { exigir } from './pessoas.ts';
import type { EditalSemeado, Semeados } from './semeados.ts';

type Proposta = ProjetoDemo | RascunhoDemo;

interface Destino {
  readonly edital: ChaveDeEdital | null;
  readonly submetidoEm: Date | null;
  readonly atualizadoEm: Date;
}

async function semearPacote(semeados: Semeados, proposta: Proposta, criadoEm: Date): Promise<number | null> {
  const { tx, unidades, pessoas, arquivos } = semeados;
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

async function semearNaoCadastrados(
  semeados: Semeados,
  proposta: Proposta,
  criadoEm: Date,
): Promise<number[]> {
  const criadoPorId = exigir(semeados.pessoas, proposta.coordenador);
  const ids: number[] = [];
  for (const { nome, siape, regime, unidade } of proposta.naoCadastrados ?? []) {
    const unidadeId = exigir(semeados.unidades, unidade);
    const pessoa = { criadoPorId, nome, siape, regimeTrabalho: regime, unidadeId, criadoEm };
    ids.push((await inserirNaoCadastrado(semeados.tx, pessoa)).id);
  }
  return ids;
}

async function semearProposta(semeados: Semeados, proposta: Proposta, destino: Destino): Promise<number> {
  const { tx, pessoas, editais, arquivos } = semeados;
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
    comprovanteId: await semearPacote(semeados, proposta, atualizadoEm),
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
  await trocarColaboradores(tx, id, colaboradores, atualizadoEm);
  await trocarNaoCadastrados(tx, id, await semearNaoCadastrados(semeados, proposta, atualizadoEm));
  if (proposta.cronogramas !== undefined) {
    const cronogramas = proposta.cronogramas.map((atividades) => ({
      meses: [...MESES],
      atividades: atividades.map(emMarcacao),
    }));
    await trocarCronogramas(tx, id, cronogramas);
  }
  return id;
}

/** Mixes the knowledge areas, so that a list does not look sorted. */
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

async function semearDoEdital(semeados: Semeados, edital: EditalSemeado): Promise<PropostaSemeada[]> {
  const { presente } = semeados;
  const { chave, abertoHa, encerradoHa } = edital.dados;
  const todas = [...PROJETOS, ...EDICOES].filter((projeto) => projeto.edital === chave);
  const doEdital = todas.filter(({ tardia }) => tardia === undefined);
  const instantes = espalhar(presente, doEdital.length, abertoHa - 1, Math.max(1, encerradoHa));
  const semeadas: PropostaSemeada[] = [];
  for (const [i, proposta] of embaralhar(doEdital).entries()) {
    const submetidoEm = instantes[i] ?? presente.agora;
    const id = await semearProposta(semeados, proposta, {
      edital: chave,
      submetidoEm,
      atualizadoEm: submetidoEm,
    });
    semeadas.push({ id, proposta, edital, ordem: doEdital.indexOf(proposta), submetidoEm });
  }
  for (const tardia of todas.filter((uma) => uma.tardia === true)) {
    const atualizadoEm = noDia(presente, encerradoHa);
    await semearProposta(semeados, tardia, { edital: chave, submetidoEm: null, atualizadoEm });
  }
  return semeadas;
}

/**
 * Seeds proposals call by call in the order of their instants, then the drafts; returns the submitted ones.
 */
export async function semearPropostas(semeados: Semeados): Promise<PropostaSemeada[]> {
  const semeadas: PropostaSemeada[] = [];
  for (const edital of semeados.editais.values()) {
    semeadas.push(...(await semearDoEdital(semeados, edital)));
  }
  const { presente } = semeados;
  const aberto = exigir(semeados.editais, 'aberto');
  const salvos = espalhar(presente, RASCUNHOS.length, aberto.dados.abertoHa - 3, 1);
  for (const [i, rascunho] of RASCUNHOS.entries()) {
    const edital = rascunho.comEdital ? 'aberto' : null;
    await semearProposta(semeados, rascunho, {
      edital,
      submetidoEm: null,
      atualizadoEm: salvos[i] ?? presente.agora,
    });
  }
  return semeadas;
}
