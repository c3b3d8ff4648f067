import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { escolher, porNome, presentes } from '@instrutoria/domain/kernel/objetos.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { CAMPOS_VAZIOS, CONTAGENS, ESCOLHAS, TEXTOS } from '@instrutoria/domain/projeto/campos.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import type { Proposta } from '@instrutoria/domain/projeto/types.ts';
import type { Contexto } from '../../../context.ts';
import { colunasDoCronograma } from '../cronograma-columns.ts';
import { gravarImagens } from '../imagens-repository.ts';
import { projetoNaoEncontrado } from '../relacao-queries.ts';
import type { ProjetoGuardado } from '../repository.ts';
import * as repo from '../repository.ts';

/** Locks it; throws 404 for another's and an unknown one. */
export async function travarMeuProjeto(ctx: Contexto, id: number): Promise<ProjetoGuardado> {
  const guardado = await repo.travarProjeto(ctx.db, id);
  if (guardado === null || guardado.coordenadorId !== ctx.usuario.id) {
    throw projetoNaoEncontrado();
  }
  return guardado;
}

/** Throws for a body that names another coordinator (D6). */
export function exigirProprioCoordenador(ctx: Contexto, coordenador: number | null | undefined): void {
  if (coordenador === undefined || coordenador === null || coordenador === ctx.usuario.id) return;
  throw new DomainError('naoPermitido', 'COORDENADOR_DE_OUTRO', M.coordenadorDeOutro);
}

async function problemasDasPessoas(ctx: Contexto, p: Proposta): Promise<Problema[]> {
  const cadastrados = p.professores_colaboradores ?? [];
  const outros = p.professores_colaboradores_nao_cadastrado ?? [];
  const problemas: Problema[] = [];
  const [existem, dele] = await Promise.all([
    repo.contarExistentes(ctx.db, cadastrados),
    repo.contarNaoCadastradosDe(ctx.db, ctx.usuario.id, outros),
  ]);
  if (cadastrados.includes(ctx.usuario.id)) {
    problemas.push(problema('professores_colaboradores', 'COLABORADOR_REPETIDO', M.colaboradorRepetido));
  }
  if (existem !== cadastrados.length) {
    const mensagem = MENSAGENS_CONTA.professorNaoEncontrado;
    problemas.push(problema('professores_colaboradores', 'PROFESSOR_NAO_ENCONTRADO', mensagem));
  }
  if (dele !== outros.length) {
    const mensagem = MENSAGENS_CONTA.professorNaoEncontrado;
    problemas.push(
      problema('professores_colaboradores_nao_cadastrado', 'PROFESSOR_NAO_ENCONTRADO', mensagem),
    );
  }
  return problemas;
}

/** Records that a proposal names must exist, and the caller must be allowed to use them (T-B4). */
export async function problemasDasReferenciasExternas(
  ctx: Contexto,
  p: Proposta,
  projetoId: number | null,
): Promise<Problema[]> {
  const { comprovante_disciplinas: pacote } = p;
  const problemas = await problemasDasPessoas(ctx, p);
  if (pacote !== undefined && pacote !== null) {
    if (!(await repo.pacoteServe(ctx.db, pacote, ctx.usuario.id, projetoId))) {
      problemas.push(
        problema('comprovante_disciplinas', 'COMPROVANTE_NAO_ENCONTRADO', M.comprovanteNaoEncontrado),
      );
    }
  }
  return problemas;
}

export function editalDesconhecido(): Problema {
  return problema('edital', 'EDITAL_NAO_ENCONTRADO', MENSAGENS_EDITAL.naoEncontrado);
}

type Colunas = Parameters<typeof repo.salvarProjeto>[2];

export function colunasDaProposta(p: Proposta): Colunas {
  const { edital, comprovante_disciplinas } = p;
  return {
    ...presentes(escolher(p, [...TEXTOS, ...CONTAGENS])),
    ...presentes(porNome(ESCOLHAS, (nome) => (p[nome] === '' ? null : p[nome]))),
    ...presentes({ editalId: edital, comprovanteId: comprovante_disciplinas }),
  };
}

export function projetoVazio(ctx: Contexto) {
  return {
    ...CAMPOS_VAZIOS,
    coordenadorId: ctx.usuario.id,
    tipoProjeto: 'TIPO I',
    ehRascunho: true,
    aguardandoCronograma: false,
    criadoEm: ctx.agora,
    atualizadoEm: ctx.agora,
  };
}

export async function gravarLigacoes(ctx: Contexto, projeto: ProjetoGuardado, p: Proposta): Promise<void> {
  const { professores_colaboradores: colaboradores, cronogramas } = p;
  const { professores_colaboradores_nao_cadastrado: naoCadastrados } = p;
  await Promise.all([
    colaboradores && repo.trocarColaboradores(ctx.db, projeto.id, colaboradores, ctx.agora),
    naoCadastrados && repo.trocarNaoCadastrados(ctx.db, projeto.id, naoCadastrados),
    cronogramas && repo.trocarCronogramas(ctx.db, projeto.id, cronogramas.map(colunasDoCronograma)),
    gravarImagens(ctx, projeto),
  ]);
}
