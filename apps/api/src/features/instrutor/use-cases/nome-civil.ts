import type { Api } from '@instrutoria/contract/api.ts';
import { problemasDaLeituraDoNome } from '@instrutoria/domain/conta/rules/nome-social.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { estaVazio, normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { guardarNomeCivilDoInstrutor, lerNomeCivilDoInstrutor as ler } from '../nome-civil-repository.ts';
import { instrutorNaoEncontrado } from '../relacao-queries.ts';

/** When empty, the stored one stays. */
export async function guardarNomeCivil(
  db: Executor,
  id: number,
  nomeCivil: string | null | undefined,
): Promise<void> {
  if (!estaVazio(nomeCivil)) await guardarNomeCivilDoInstrutor(db, id, normalizarTexto(nomeCivil ?? ''));
}

/** Works for every person, so that reading it does not reveal who has a nome social. */
export const lerNomeCivilDoInstrutor: Executar<Api['lerNomeCivilDoInstrutor']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const nomeCivil = await ler(ctx.db, id);
  if (nomeCivil === null) throw instrutorNaoEncontrado();
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDaLeituraDoNome(motivo));
  const registro = { tipo: 'instrutor', id };
  await registrarAcesso(ctx, { documento: 'nome_civil', registro, titularId: null });
  await auditar(ctx, { acao: 'lerNomeCivilDoInstrutor', registro, depois: { motivo: motivo?.trim() } });
  return { status: 200, dados: { nomeCivil } };
};
