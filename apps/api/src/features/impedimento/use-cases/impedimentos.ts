import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_IMPEDIMENTO as M } from '@instrutoria/domain/impedimento/messages.ts';
import {
  problemasDoFimDoImpedimento,
  problemasDoImpedimento,
} from '@instrutoria/domain/impedimento/rules.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { existeUnidade } from '../../unidade/repository.ts';
import * as queries from '../queries.ts';
import * as repo from '../repository.ts';

type Declarado = Awaited<ReturnType<typeof queries.lerImpedimento>>;

function proprio({ declarante: _declarante, ...impedimento }: Declarado) {
  return impedimento;
}

export const listarMeusImpedimentos: Executar<Api['listarMeusImpedimentos']> = async (ctx, { query }) => {
  const { linhas, total } = await queries.listarDaPessoa(ctx.db, ctx.usuario, query);
  return { status: 200, dados: linhas.map(proprio), total };
};

export const listarImpedimentosDeclarados: Executar<Api['listarImpedimentosDeclarados']> = async (
  ctx,
  { query },
) => {
  const { linhas, total } = await queries.listarDeTodos(ctx.db, query, ctx.usuario);
  return { status: 200, dados: linhas, total };
};

export const declararImpedimento: Executar<Api['declararImpedimento']> = async (ctx, pedido) => {
  const { pessoa = null, unidade = null, especie, ...corpo } = pedido.corpo();
  const eu = ctx.usuario.id;
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const desde = corpo.desde ?? hoje;
  const observacao = normalizarTexto(corpo.observacao ?? '');
  exigirSemProblemas(problemasDoImpedimento({ pessoa, unidade, especie, observacao, desde }, eu, hoje));
  if (pessoa !== null && !(await repo.existePessoa(ctx.db, pessoa))) {
    exigirSemProblemas([problema('pessoa', 'PESSOA_DESCONHECIDA', M.pessoaDaLista)]);
  }
  if (unidade !== null && !(await existeUnidade(ctx.db, unidade))) {
    exigirSemProblemas([problema('unidade', 'UNIDADE_DESCONHECIDA', M.unidadeDaLista)]);
  }
  await repo.travarDeclarante(ctx.db, eu);
  const id = await repo.inserirImpedimento(ctx.db, {
    declaranteId: eu,
    pessoaId: pessoa,
    unidadeId: unidade,
    especie,
    observacao,
    desde,
    declaradoEm: ctx.agora,
  });
  if (id === null) throw new DomainError('conflito', 'JA_DECLARADO', M.jaDeclarado);
  await auditar(ctx, { acao: 'declararImpedimento', registro: { tipo: 'impedimento', id } });
  return { status: 201, dados: proprio(await queries.lerImpedimento(ctx.db, id, ctx.usuario)) };
};

export const encerrarImpedimento: Executar<Api['encerrarImpedimento']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const eu = ctx.usuario.id;
  await repo.travarDeclarante(ctx.db, eu);
  const antes = await repo.travarImpedimento(ctx.db, id, eu);
  if (antes === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrado);
  if (antes.encerrado) throw new DomainError('conflito', 'JA_ENCERRADO', M.jaEncerrado);
  const motivo = normalizarTexto(pedido.corpo().motivo);
  exigirSemProblemas(problemasDoFimDoImpedimento(motivo));
  await repo.encerrarImpedimento(ctx.db, id, { em: ctx.agora, motivo });
  await auditar(ctx, { acao: 'encerrarImpedimento', registro: { tipo: 'impedimento', id } });
  return { status: 200, dados: proprio(await queries.lerImpedimento(ctx.db, id, ctx.usuario)) };
};
