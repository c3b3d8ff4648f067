import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Edital, Fase } from '@instrutoria/domain/edital/types.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDeDevolucao } from '../../../adapters/mail/templates/edital-devolvido.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
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
  const configuracao = await lerConfiguracao(ctx.db);
  const pessoas = await lerContatosDoTipo(ctx.db, QUEM_TRABALHA[de] ?? []);
  for (const pessoa of pessoas) {
    if (pessoa.id === ctx.usuario.id) continue;
    const remessa = remessaPara(pessoa, ctx.deps, configuracao);
    const mail = emailDeDevolucao({ ...remessa, edital: edital.nome, de, fase: edital.fase, motivo });
    await ctx.deps.outbox.enfileirar(ctx.db, mail);
  }
}
