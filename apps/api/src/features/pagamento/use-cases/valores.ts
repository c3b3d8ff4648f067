import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import {
  encerrarValor,
  exigirSemUso,
  problemasDoValor,
  type ValorUsado,
} from '@instrutoria/domain/pagamento/rules/cadastro-de-valores.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { travarFolhas } from '../repository.ts';
import * as repo from '../valor-repository.ts';

const guardado = ({ edital, ...resto }: repo.ValorLido): ValorUsado => ({
  ...resto,
  editalId: edital?.id ?? null,
});

export const listarValoresDaBolsa: Executar<Api['listarValoresDaBolsa']> = async (ctx) => ({
  status: 200,
  dados: await repo.listarValores(ctx.db),
});

/** Waits for a closing sheet, so that a value comes wholly before it or after it. */
export const cadastrarValorDaBolsa: Executar<Api['cadastrarValorDaBolsa']> = async (ctx, pedido) => {
  const { edital } = pedido.legivel('edital');
  if (edital != null) await editalEncontrado(ctx, edital);
  const { tipo, mesInicio, mesFim, centavos } = pedido.corpo();
  await travarFolhas(ctx.db);
  const novo = { tipo: tipo ?? null, editalId: edital ?? null, mesInicio, mesFim: mesFim ?? null, centavos };
  exigirSemProblemas(problemasDoValor(novo, (await repo.listarValores(ctx.db)).map(guardado)));
  const dados = await repo.inserirValor(ctx.db, {
    ...novo,
    criadoEm: ctx.agora,
    criadoPorId: ctx.usuario.id,
  });
  await auditar(ctx, {
    acao: 'cadastrarValorDaBolsa',
    registro: { tipo: 'valor_da_bolsa', id: dados.id },
    depois: { tipo: novo.tipo, edital: novo.editalId, mesInicio, mesFim: novo.mesFim, centavos },
  });
  return { status: 201, dados };
};

export const encerrarValorDaBolsa: Executar<Api['encerrarValorDaBolsa']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const { um, todos } = await valorTravado(ctx, id);
  const mesFim = encerrarValor(guardado(um), pedido.corpo().mesFim, todos.map(guardado));
  const dados = await repo.salvarFimDoValor(ctx.db, id, mesFim);
  await auditar(ctx, {
    acao: 'encerrarValorDaBolsa',
    registro: { tipo: 'valor_da_bolsa', id },
    antes: { mesFim: um.mesFim },
    depois: { mesFim },
  });
  return { status: 200, dados };
};

export const apagarValorDaBolsa: Executar<Api['apagarValorDaBolsa']> = async (ctx, { params: { id } }) => {
  const { um } = await valorTravado(ctx, id);
  exigirSemUso(guardado(um));
  await repo.apagarValor(ctx.db, id);
  const { tipo, edital, mesInicio, mesFim, centavos } = um;
  await auditar(ctx, {
    acao: 'apagarValorDaBolsa',
    registro: { tipo: 'valor_da_bolsa', id },
    antes: { tipo, edital: edital?.id ?? null, mesInicio, mesFim, centavos },
  });
  return { status: 200, dados: { message: M.valorApagado } };
};

async function valorTravado(ctx: Contexto, id: number) {
  await travarFolhas(ctx.db);
  const todos = await repo.listarValores(ctx.db);
  const um = todos.find((cada) => cada.id === id);
  if (um === undefined) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.valorNaoEncontrado);
  return { um, todos };
}
