import { emailDeReciboDoRecurso } from '../../../adapters/mail/templates/recibo-do-recurso.ts';
import type { Contexto } from '../../../context.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';

interface Recebido {
  readonly id: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
}

/** Mails the appellant the number and the instant. */
export async function enviarRecibo(ctx: Contexto, { id, projeto, edital }: Recebido): Promise<void> {
  const sobre = { pessoaId: ctx.usuario.id, especie: 'recibo', projetos: [projeto.id] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDeReciboDoRecurso({ ...remessa, numero: id, projeto, edital, quando: ctx.agora }),
  );
}
