import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarCodigo, normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { problemasDoNaoCadastrado } from '@instrutoria/domain/projeto/rules/colaboradores.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { existeUnidade } from '../../unidade/repository.ts';
import { inserirNaoCadastrado } from '../repository.ts';

/** Only its creator may add it to a project. */
export const cadastrarNaoCadastrado: Executar<Api['cadastrarNaoCadastrado']> = async (ctx, pedido) => {
  const { nome = '', siape = '', regimeTrabalho = '', unidade } = pedido.corpo();
  exigirSemProblemas(problemasDoNaoCadastrado({ nome, siape, regimeTrabalho, unidade }));
  const unidadeId = unidade ?? 0;
  if (!(await existeUnidade(ctx.db, unidadeId))) {
    exigirSemProblemas([problema('unidade', 'UNIDADE_NAO_ENCONTRADA', MENSAGENS_CONTA.unidadeNaoEncontrada)]);
  }
  const criado = await inserirNaoCadastrado(ctx.db, {
    criadoPorId: ctx.usuario.id,
    nome: normalizarTexto(nome),
    siape: normalizarCodigo(siape),
    regimeTrabalho,
    unidadeId,
    criadoEm: ctx.agora,
  });
  const registro = { tipo: 'professorNaoCadastrado', id: criado.id };
  await auditar(ctx, { acao: 'cadastrarNaoCadastrado', registro });
  return { status: 201, dados: criado };
};
