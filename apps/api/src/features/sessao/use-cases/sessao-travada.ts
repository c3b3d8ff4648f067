import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { FatosDaSessao } from '@instrutoria/domain/sessao/maquina.ts';
import type { SessaoGuardada } from '@instrutoria/domain/sessao/types.ts';
import type { Contexto } from '../../../context.ts';
import { travarEdital } from '../../edital/repository.ts';
import { contarDecididos, impedidoNoEdital, lerSessao, type SessaoLida } from '../queries.ts';
import { travarSessao } from '../repository.ts';
import { sessaoNaoEncontrada } from './sessao-encontrada.ts';

export interface Travada {
  readonly lida: SessaoLida;
  readonly guardada: SessaoGuardada;
  readonly versao: number;
  readonly fatos: FatosDaSessao;
}

/** The call, then the meeting: who decides and who sends the call on wait for each other (T-G9). */
export async function travarComEdital(ctx: Contexto, id: number): Promise<Travada> {
  const lida = await lerSessao(ctx.db, id);
  if (lida === null) throw sessaoNaoEncontrada();
  const edital = await travarEdital(ctx.db, lida.edital.id);
  const travada = await travarSessao(ctx.db, id);
  if (edital === null || travada === null) throw sessaoNaoEncontrada();
  const { versao, ...guardada } = travada;
  const fatos = {
    fase: edital.fase,
    decididos: await contarDecididos(ctx.db, id),
    impedidoNoEdital: !foiPublicado(edital) && (await impedidoNoEdital(ctx.db, edital.id, ctx.usuario.id)),
  };
  return { lida, guardada, versao, fatos };
}
