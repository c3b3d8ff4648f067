import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { editaisDeAgora } from '../../edital/queries.ts';
import { listarDecididos } from '../decisao-queries.ts';

export function erroForaDaDecisao(editais: readonly Edital[]): DomainError {
  return editais.some(({ encerrado }) => !encerrado)
    ? new DomainError('conflito', 'FORA_DA_DECISAO', M.naoEstaNaDecisao)
    : new DomainError('conflito', 'NENHUM_EDITAL', M.nenhumEditalAberto);
}

export const listarParaDecidir: Executar<Api['listarParaDecidir']> = async (ctx, { query }) => {
  const editais = await editaisDeAgora(ctx);
  const emDecisao = editais.filter(
    ({ id, fase }) => fase === 'decisao' && (query.edital === undefined || query.edital === id),
  );
  if (emDecisao.length === 0) throw erroForaDaDecisao(editais);
  const { linhas, total } = await listarDecididos(ctx.db, emDecisao, { lista: query, sem: ctx.usuario.id });
  return { status: 200, dados: linhas, total };
};
