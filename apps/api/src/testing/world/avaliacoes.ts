import type { Criterio } from '@instrutoria/domain/avaliacao/types.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import type { Fase, TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Deps } from '../../context.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { guardarVersao } from '../../features/resultado/repository.ts';
import { findRow, insertInto, updateRows } from '../rows.ts';
import type { Pessoa } from '../world.ts';
import { UM_SO_CRITERIO } from './um-barema.ts';

type Notas = Partial<Record<Criterio, number | null>>;
type Colunas = Partial<NewRow<'projetoAprovacao'>>;

/** Phase 1 with a total of 80. */
export const NOTAS_FASE1 = {
  pontuacaoAdequacaoCoerencia: 32,
  pontuacaoRelevanciaJustificativaClareza: 24,
  pontuacaoMetodologiaAtividades: 16,
  pontuacaoOrganizacaoTextual: 8,
} as const satisfies Notas;
/** Phase 2 with a total of 300.5. */
export const NOTAS_FASE2 = {
  pontuacaoApoioDisciplina: 100.5,
  pontuacaoNaturezaDisciplinas: 120,
  pontuacaoCaracteristicaDisciplinas: 80,
} as const satisfies Notas;

interface Base {
  readonly deps: Pick<Deps, 'clock' | 'database'>;
  novaPessoa(tipo?: Pessoa['tipo']): Promise<Pessoa>;
  novoEdital(dados?: Partial<NewRow<'edital'>>): Promise<number>;
  novoProjeto(
    coordenadorId: number,
    editalId: number | null,
    dados?: Partial<NewRow<'projeto'>>,
  ): Promise<number>;
}

/** A project of a call, its coordinator, its evaluator and the approval's id. */
export interface ProjetoDesignado {
  readonly projeto: number;
  readonly aprovacao: number;
  readonly dono: Pessoa;
  readonly avaliador: Pessoa;
}

/** Calls past submission, and assessments in any state. */
export function avaliacoesDoMundo({ deps, novaPessoa, novoEdital, novoProjeto }: Base) {
  const { db } = deps.database;
  const agora = () => deps.clock.agora();

  /** A call stored in this phase, its submissions over; from `resultado` on with the instant of publication. */
  function novoEditalEm(fase: Fase, dados: Partial<NewRow<'edital'>> = {}): Promise<number> {
    const publicado = fase === 'resultado' || fase === 'arquivado';
    return novoEdital({
      fase,
      inicio: '2026-03-01',
      fim: fase === 'submissao' ? '2026-05-31' : '2026-03-31',
      resultadoPublicadoEm: publicado ? agora() : null,
      ...dados,
    });
  }

  async function tipoDoProjeto(id: number): Promise<TipoDeProjeto> {
    const linha = await findRow(db, 'projeto', { id });
    return linha?.tipoProjeto as TipoDeProjeto;
  }

  /** The approval of a project: only assigned, unless `dados` sets more. */
  async function novaAprovacao(projetoId: number, avaliadorId: number, dados: Colunas = {}): Promise<number> {
    const linha = await insertInto(db, 'projetoAprovacao', {
      projetoId,
      avaliadorId,
      aceito: false,
      criadoEm: agora(),
      ...dados,
    });
    return linha.id;
  }

  /** A finished assessment with all scores that the project's type needs; `dados` can set any of them. */
  async function novaAprovacaoConcluida(
    projetoId: number,
    avaliadorId: number,
    dados: Colunas = {},
  ): Promise<number> {
    const fase2 = (await tipoDoProjeto(projetoId)) === 'TIPO I' ? NOTAS_FASE2 : {};
    const comuns = { aceito: true, jaFoiAvaliado: true, avaliadoEm: agora(), ...NOTAS_FASE1, ...fase2 };
    return novaAprovacao(projetoId, avaliadorId, { ...comuns, ...dados });
  }

  async function lerEdital(editalId: number): Promise<{ tipo: TipoDeProjeto; publicado: boolean }> {
    const linha = await findRow(db, 'edital', { id: editalId });
    return {
      tipo: linha?.tipoProjeto as TipoDeProjeto,
      publicado: linha?.fase === 'resultado' || linha?.fase === 'arquivado',
    };
  }

  interface Quem {
    readonly dono?: Pessoa;
    readonly avaliador?: Pessoa;
    readonly projeto?: Partial<NewRow<'projeto'>>;
    readonly aprovacao?: Colunas;
  }

  async function montar(editalId: number, quem: Quem, concluida: boolean): Promise<ProjetoDesignado> {
    const dono = quem.dono ?? (await novaPessoa());
    const avaliador = quem.avaliador ?? (await novaPessoa('avaliador'));
    const { tipo, publicado } = await lerEdital(editalId);
    const id = await novoProjeto(dono.id, editalId, { tipoProjeto: tipo, ...quem.projeto });
    const criar = concluida ? novaAprovacaoConcluida : novaAprovacao;
    const situacao = publicado && concluida ? 'APROVADO' : 'SUBMETIDO';
    const aprovacao = await criar(id, avaliador.id, { situacao, ...quem.aprovacao });
    return { projeto: id, aprovacao, dono, avaliador };
  }

  /**
   * A new call with several evaluators: two concluded with 40 and 90, farther apart than the call's limit.
   */
  async function novoDivergente(quem: Pick<Quem, 'avaliador' | 'dono'> = {}) {
    const dono = quem.dono ?? (await novaPessoa());
    const avaliador = quem.avaliador ?? (await novaPessoa('avaliador'));
    const editalId = await novoEditalEm('avaliacao');
    const autorId = (await novaPessoa('administrador')).id;
    const comum = { editalId, versao: 2, motivo: null, criadoEm: agora(), autorId };
    await insertInto(db, 'baremaDoEdital', { ...comum, barema: UM_SO_CRITERIO });
    const regras = { avaliadores: 2, combinacao: 'media', divergencia: 10, avaliadoresSeLeem: 'depois' };
    await insertInto(db, 'regrasDoEdital', { ...comum, regras });
    const projetoId = await novoProjeto(dono.id, editalId);
    const varios = { avaliadorId: null, avaliadores: 2, divergente: true, aceito: true };
    const { id: aprovacao } = await insertInto(db, 'projetoAprovacao', {
      ...{ projetoId, criadoEm: agora() },
      ...varios,
    });
    for (const [avaliadorId, valor] of [
      [avaliador.id, 40],
      [(await novaPessoa('avaliador')).id, 90],
    ] as const) {
      const notas = JSON.stringify([{ criterio: 'merito', valor }]);
      await insertInto(db, 'designacao', {
        ...{ aprovacaoId: aprovacao, projetoId, avaliadorId, aceito: true, jaFoiAvaliado: true, notas },
        ...{ fase1DoBarema: valor, total: valor, criadoEm: agora(), avaliadoEm: agora() },
      });
    }
    return { aprovacao, projeto: projetoId, dono, avaliador };
  }

  /** A submitted project of this call (of the call's type) with an evaluator who has not begun. */
  function novoDesignado(editalId: number, quem: Quem = {}): Promise<ProjetoDesignado> {
    return montar(editalId, quem, false);
  }

  /** The same, finished with all scores (novaAprovacaoConcluida); in a published call APROVADO. */
  function novoAvaliado(editalId: number, quem: Quem = {}): Promise<ProjetoDesignado> {
    return montar(editalId, quem, true);
  }

  async function novoColaborador(projetoId: number, professorId: number, ordem = 0): Promise<void> {
    await insertInto(db, 'projetoColaborador', { projetoId, professorId, ordem });
  }

  /** An appeal about this approval, PENDENTE by default. */
  async function novoRecurso(
    aprovacaoId: number,
    autorId: number,
    dados: Partial<NewRow<'recurso'>> = {},
  ): Promise<number> {
    const linha = await insertInto(db, 'recurso', {
      aprovacaoId,
      autorId,
      mensagem: '<p>Peço a revisão das notas.</p>',
      status: 'PENDENTE',
      criadoEm: agora(),
      ...dados,
    });
    return linha.id;
  }

  /**
   * Gives this call, which has a list of suplentes, a project with a scholarship, closed without instructors,
   * and another that waits. Returns the waiting one.
   */
  async function novaListaDeSuplentes(editalId: number, dono?: Pessoa): Promise<number> {
    const autor = await novaPessoa('administrador');
    const regras = { ...REGRAS_PADRAO, suplentes: true };
    const versao = {
      editalId,
      versao: 2,
      motivo: 'O regulamento pede',
      autorId: autor.id,
      criadoEm: agora(),
    };
    await insertInto(db, 'regrasDoEdital', { ...versao, regras });
    await updateRows(db, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: editalId });
    await novoAvaliado(editalId, { aprovacao: { remuneradosAprovados: 1 } });
    const { projeto: espera } = await novoAvaliado(editalId, dono === undefined ? {} : { dono });
    if ((await lerEdital(editalId)).publicado) {
      await guardarVersao(db, editalId, { motivo: 'PUBLICACAO' }, agora());
    }
    return espera;
  }

  return {
    novaListaDeSuplentes,
    novoEditalEm,
    novaAprovacao,
    novaAprovacaoConcluida,
    novoDesignado,
    novoDivergente,
    novoAvaliado,
    novoColaborador,
    novoRecurso,
  };
}
