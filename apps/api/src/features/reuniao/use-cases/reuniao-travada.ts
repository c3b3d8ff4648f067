import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { FatosDaReuniao } from '@instrutoria/domain/reuniao/maquina.ts';
import type { ReuniaoGuardada } from '@instrutoria/domain/reuniao/types.ts';
import type { Contexto } from '../../../context.ts';
import { travarEdital } from '../../edital/repository.ts';
import { contarDecididos, impedidoNoEdital, lerReuniao, type ReuniaoLida } from '../queries.ts';
import { travarReuniao } from '../repository.ts';
import { reuniaoNaoEncontrada } from './reuniao-encontrada.ts';

export interface Travada {
  readonly lida: ReuniaoLida;
  readonly guardada: ReuniaoGuardada;
  readonly versao: number;
  readonly fatos: FatosDaReuniao;
}

/** Locks the call, then the meeting, so that deciding and sending the call on wait for each other (T-G9). */
export async function travarComEdital(ctx: Contexto, id: number): Promise<Travada> {
  const lida = await lerReuniao(ctx.db, id);
  if (lida === null) throw reuniaoNaoEncontrada();
  const edital = await travarEdital(ctx.db, lida.edital.id);
  const travada = await travarReuniao(ctx.db, id);
  if (edital === null || travada === null) throw reuniaoNaoEncontrada();
  const { versao, ...guardada } = travada;
  const fatos = {
    fase: edital.fase,
    decididos: await contarDecididos(ctx.db, id),
    impedidoNoEdital: !foiPublicado(edital) && (await impedidoNoEdital(ctx.db, edital.id, ctx.usuario.id)),
  };
  return { lida, guardada, versao, fatos };
}
