import { prazosMudados } from '@instrutoria/domain/edital/rules/prazos-mudados.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDePrazoMudado } from '../../../adapters/mail/templates/prazo-mudado.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { lerContatos } from '../../conta/queries.ts';
import { avaliacoesPorConcluir, rascunhosDoEdital } from '../prazo-queries.ts';

interface Mudanca {
  readonly antes: EditalGuardado;
  readonly depois: EditalGuardado;
  readonly fuso: string;
  readonly motivo?: string | null | undefined;
}

/**
 * Sends one mail to each person with drafts and to each evaluator whose day moves, except to the author of
 * the change.
 */
export async function avisarPrazos(ctx: Contexto, { antes, depois, fuso, motivo }: Mudanca): Promise<void> {
  const mudados = prazosMudados(antes, depois, ctx.agora, fuso);
  const rascunhos = mudados.inscricoes === null ? [] : await rascunhosDoEdital(ctx.db, antes.id);
  const avaliacoes = mudados.avaliacao === null ? [] : await avaliacoesPorConcluir(ctx.db, antes.id);
  const pessoas = new Set([...rascunhos, ...avaliacoes].map(({ pessoaId }) => pessoaId));
  pessoas.delete(ctx.usuario.id);
  if (pessoas.size === 0) return;
  const configuracao = await lerConfiguracao(ctx.db);
  for (const contato of await lerContatos(ctx.db, [...pessoas])) {
    const { id } = contato;
    const seus = {
      rascunhos: rascunhos.filter(({ pessoaId }) => pessoaId === id),
      avaliacoes: avaliacoes.filter(({ pessoaId }) => pessoaId === id),
    };
    const carta = emailDePrazoMudado({
      ...remessaPara(contato, ctx.deps, configuracao),
      edital: depois.nome,
      mudados,
      motivo: motivo?.trim() || null,
      ...seus,
    });
    const projetos = [
      ...seus.rascunhos.map((rascunho) => rascunho.id),
      ...seus.avaliacoes.map(({ projeto }) => projeto.id),
    ];
    await enviarCarta(ctx, carta, { especie: 'prazoMudado', pessoaId: id, projetos });
  }
}
