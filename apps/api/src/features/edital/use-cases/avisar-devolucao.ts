import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Edital, Fase } from '@instrutoria/domain/edital/types.ts';
import { emailDeDevolucao } from '../../../adapters/mail/templates/edital-devolvido.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { lerContatosDoTipo } from '../../conta/queries.ts';

const QUEM_TRABALHA: Partial<Readonly<Record<Fase, readonly TipoDeUsuario[]>>> = {
  decisao: ['PRESIDENTE_COMISSAO'],
  secretaria: ['PRESIDENTE_COMISSAO', 'secretaria'],
};

interface Devolucao {
  readonly edital: Edital;
  readonly de: Fase;
  readonly motivo: string;
}

export async function avisarDevolucao(ctx: Contexto, { edital, de, motivo }: Devolucao): Promise<void> {
  const { fuso, instituicao } = await lerConfiguracao(ctx.db);
  const pessoas = await lerContatosDoTipo(ctx.db, QUEM_TRABALHA[de] ?? []);
  for (const { id, nome, email } of pessoas) {
    if (id === ctx.usuario.id) continue;
    const remessa = {
      para: email,
      nome,
      publicUrl: ctx.deps.config.publicUrl,
      instituicao: instituicao.nome,
      fuso,
    };
    const mail = emailDeDevolucao({ ...remessa, edital: edital.nome, de, fase: edital.fase, motivo });
    await ctx.deps.outbox.enfileirar(ctx.db, mail);
  }
}
