import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import {
  podeEncerrar,
  problemasDoAfastamento,
  problemasDoMotivo,
} from '@instrutoria/domain/coordenacao/rules/afastamento.ts';
import { compararDias, diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { emailDoAfastamento } from '../../../adapters/mail/templates/afastamento.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { travarProfessor } from '../../conta/repository.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { afastamentosDe, coordenadorDe } from '../queries.ts';
import * as repo from '../repository.ts';

/** The project's coordinator. Locks their row, so that nobody declares two absences of the same days at once. */
async function coordenadorTravado(ctx: Contexto, projetoId: number) {
  const projeto = await coordenadorDe(ctx.db, projetoId);
  if (projeto === null) {
    throw projetoNaoEncontrado();
  }
  const { coordenador } = projeto;
  await travarProfessor(ctx.db, coordenador.id);
  return coordenador;
}

interface Aviso {
  readonly inicio: string;
  readonly fim: string;
  readonly encerrado: boolean;
}

async function avisar(ctx: Contexto, pessoaId: number, projeto: number, aviso: Aviso): Promise<void> {
  const sobre = { pessoaId, especie: 'coordenacao', projetos: [projeto] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) => emailDoAfastamento({ ...remessa, projeto, ...aviso }));
}

export const registrarAfastamento: Executar<Api['registrarAfastamento']> = async (ctx, pedido) => {
  const { id: projeto } = pedido.params;
  const pessoa = await coordenadorTravado(ctx, projeto);
  const { inicio, fim, motivo } = pedido.corpo();
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const outros = await afastamentosDe(ctx.db, pessoa.id);
  const cruza = outros.some(
    (um) => !um.encerrado && compararDias(um.inicio, fim) <= 0 && compararDias(inicio, um.fim) <= 0,
  );
  if (cruza) throw new DomainError('conflito', 'AFASTAMENTOS_SE_CRUZAM', M.afastamentosSeCruzam);
  exigirSemProblemas(problemasDoAfastamento({ inicio, fim, motivo }, hoje));
  const id = await repo.inserirAfastamento(ctx.db, {
    professorId: pessoa.id,
    inicio,
    fim,
    motivo: normalizarTexto(motivo),
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
  await auditar(ctx, {
    acao: 'registrarAfastamento',
    registro: { tipo: 'projeto', id: projeto },
    depois: { afastamento: id, pessoa: pessoa.id, inicio, fim },
  });
  await avisar(ctx, pessoa.id, projeto, { inicio, fim, encerrado: false });
  return { status: 201, dados: { message: M.afastamentoRegistrado } };
};

export const encerrarAfastamento: Executar<Api['encerrarAfastamento']> = async (ctx, pedido) => {
  const { id: projeto, afastamento } = pedido.params;
  const pessoa = await coordenadorTravado(ctx, projeto);
  const antes = await repo.travarAfastamento(ctx.db, afastamento, pessoa.id);
  if (antes === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.afastamentoNaoEncontrado);
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  if (!podeEncerrar(antes, hoje)) {
    throw new DomainError('conflito', 'AFASTAMENTO_TERMINOU', M.afastamentoJaTerminou);
  }
  const motivo = normalizarTexto(pedido.corpo().motivo);
  exigirSemProblemas(problemasDoMotivo(motivo));
  await repo.encerrar(ctx.db, afastamento, { em: ctx.agora, por: ctx.usuario.id, motivo });
  await auditar(ctx, {
    acao: 'encerrarAfastamento',
    registro: { tipo: 'projeto', id: projeto },
    depois: { afastamento, pessoa: pessoa.id },
  });
  await avisar(ctx, pessoa.id, projeto, { inicio: antes.inicio, fim: antes.fim, encerrado: true });
  return { status: 200, dados: { message: M.afastamentoEncerrado } };
};
