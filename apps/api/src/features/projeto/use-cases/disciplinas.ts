import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import {
  problemasDaDisciplina,
  problemasDasDisciplinas,
} from '@instrutoria/domain/projeto/rules/disciplinas.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { vincularArquivo } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { existeUnidade } from '../../unidade/repository.ts';
import * as repo from '../repository.ts';

type Corpo = BodyOf<Api['criarDisciplina']>;

async function problemaDaUnidade(
  ctx: Contexto,
  prefixo: string,
  unidade: number | undefined,
): Promise<Problema[]> {
  if (unidade !== undefined && (await existeUnidade(ctx.db, unidade))) return [];
  const campo = `${prefixo}unidade_oferta`;
  return [problema(campo, 'UNIDADE_NAO_ENCONTRADA', MENSAGENS_CONTA.unidadeNaoEncontrada)];
}

function linhaDaDisciplina(ctx: Contexto, d: Corpo) {
  return {
    autorId: ctx.usuario.id,
    nome: normalizarTexto(d.nome ?? ''),
    semestre: d.semestre ?? '',
    codigo: normalizarTexto(d.codigo ?? ''),
    unidadeOfertaId: d.unidade_oferta ?? 0,
    tipoDisciplina: d.tipo_disciplina ?? '',
    ehObrigatoria: d.ehObrigatoria ?? false,
    tsd: d.tsd ?? 0,
    cursosOfertadas: (d.cursos_ofertadas ?? []).map(normalizarTexto),
    cargaHoraria: d.carga_horaria ?? 0,
  };
}

export const criarDisciplina: Executar<Api['criarDisciplina']> = async (ctx, pedido) => {
  const corpo = pedido.corpo();
  exigirSemProblemas(problemasDaDisciplina(corpo));
  exigirSemProblemas(await problemaDaUnidade(ctx, '', corpo.unidade_oferta));
  const [id] = await repo.inserirDisciplinas(ctx.db, [linhaDaDisciplina(ctx, corpo)]);
  const criada = id === undefined ? null : await repo.lerDisciplina(ctx.db, id);
  if (criada === null) throw new Error('the new discipline is gone');
  await auditar(ctx, { acao: 'criarDisciplina', registro: { tipo: 'disciplina', id: criada.id } });
  return { status: 201, dados: criada };
};

type DisciplinaDoCorpo = Corpo & { readonly id?: number | undefined };

async function problemasDosItens(ctx: Contexto, itens: readonly DisciplinaDoCorpo[]): Promise<Problema[]> {
  const ids = itens.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const minhas = new Set(await repo.disciplinasDe(ctx.db, ctx.usuario.id, ids));
  const problemas: Problema[] = [];
  for (const [i, item] of itens.entries()) {
    const prefixo = `disciplinas_associadas.${i}.`;
    if (item.id === undefined) {
      problemas.push(...(await problemaDaUnidade(ctx, prefixo, item.unidade_oferta)));
    } else if (!minhas.has(item.id)) {
      problemas.push(problema(`${prefixo}id`, 'DISCIPLINA_NAO_ENCONTRADA', 'Disciplina não encontrada'));
    }
  }
  return problemas;
}

export const adicionarDisciplinas: Executar<Api['adicionarDisciplinas']> = async (ctx, pedido) => {
  const { comprovante = '', disciplinas_associadas: itens = [] } = pedido.corpo();
  exigirSemProblemas(problemasDasDisciplinas({ comprovante, disciplinas: itens }));
  exigirSemProblemas(await problemasDosItens(ctx, itens));
  // Claimed for the author, who may bundle the same proof again.
  const posse = {
    tipo: 'comprovanteDisciplinas',
    donoId: ctx.usuario.id,
    vinculo: `professor:${ctx.usuario.id}`,
  } as const;
  // The proof of a project that passed to the caller stays with the person who uploaded it.
  const doProjeto = await repo.ehComprovanteDeProjetoDe(ctx.db, ctx.usuario.id, comprovante);
  if (!doProjeto && !(await vincularArquivo(ctx.db, comprovante, posse))) {
    exigirSemProblemas([problema('comprovante', 'COMPROVANTE_NAO_ENCONTRADO', M.comprovanteNaoEncontrado)]);
  }
  const novas = itens.filter(({ id }) => id === undefined).map((item) => linhaDaDisciplina(ctx, item));
  const idsNovos = await repo.inserirDisciplinas(ctx.db, novas);
  let proxima = 0;
  const ids = itens.map(({ id }) => id ?? idsNovos[proxima++] ?? 0);
  const pacote = { autorId: ctx.usuario.id, comprovante, criadoEm: ctx.agora };
  const id = await repo.inserirPacote(ctx.db, pacote, ids);
  const registro = { tipo: 'comprovante', id };
  await auditar(ctx, { acao: 'adicionarDisciplinas', registro, depois: { disciplinas: ids.length } });
  const disciplinas_associadas = await repo.lerDisciplinasDoPacote(ctx.db, id);
  return { status: 201, dados: { id, comprovante, disciplinas_associadas } };
};
