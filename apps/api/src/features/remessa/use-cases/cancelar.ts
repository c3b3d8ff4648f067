import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { problemasDoMotivo } from '@instrutoria/domain/remessa/rules/layout.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { travarFolhas } from '../../pagamento/repository.ts';
import { linhasParaRetorno, remessaDoRetorno } from '../queries.ts';
import { cancelar } from '../repository.ts';
import { remessaInteira, remessaNaoEncontrada } from './ler.ts';

/** A file that never reached the bank: its lines may go in another remessa. */
export const cancelarRemessa: Executar<Api['cancelarRemessa']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  await travarFolhas(ctx.db);
  const remessa = await remessaDoRetorno(ctx.db, id);
  if (remessa === null) throw remessaNaoEncontrada();
  if (remessa.cancelada) throw new DomainError('conflito', 'JA_CANCELADA', M.jaCancelada);
  const linhas = await linhasParaRetorno(ctx.db, id);
  if (linhas.some(({ situacao }) => situacao === 'paga' || situacao === 'devolvida')) {
    throw new DomainError('conflito', 'TEM_RESULTADO', M.temResultado);
  }
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDoMotivo(motivo));
  await cancelar(ctx.db, id, { em: ctx.agora, porId: ctx.usuario.id, motivo: (motivo ?? '').trim() });
  await auditar(ctx, {
    acao: 'cancelarRemessa',
    registro: { tipo: 'remessa', id },
    depois: { motivo: (motivo ?? '').trim(), linhas: linhas.length },
  });
  return { status: 200, dados: await remessaInteira(ctx, id) };
};
