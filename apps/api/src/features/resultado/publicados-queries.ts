import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RESULTADO as R } from '@instrutoria/domain/resultado/messages.ts';
import type { VersaoDoResultado } from '@instrutoria/domain/resultado/types.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { editaisDeAgora } from '../edital/queries.ts';
import { editalNaoEncontrado } from '../edital/repository.ts';
import * as queries from './queries.ts';

export type Publicado = Edital & queries.EditalPublicado;

export async function publicados(ctx: Contexto<Usuario | null>): Promise<Publicado[]> {
  return (await editaisDeAgora(ctx)).flatMap((edital) => {
    const { resultadoPublicadoEm } = edital;
    return foiPublicado(edital) && resultadoPublicadoEm !== null ? [{ ...edital, resultadoPublicadoEm }] : [];
  });
}

/** Throws 404 before publication (T-M5). */
export async function exigirPublicado(ctx: Contexto<Usuario | null>, id: number): Promise<Publicado> {
  const publicado = (await publicados(ctx)).find((edital) => edital.id === id);
  if (publicado === undefined) {
    throw editalNaoEncontrado();
  }
  return publicado;
}

export async function exigirVersao(ctx: Contexto<Usuario | null>, edital: Publicado, numero?: number) {
  const versao = await queries.lerVersao(ctx.db, edital, numero);
  if (versao === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', R.versaoNaoEncontrada);
  return versao;
}

export function resumo({ id, nome, ano, resultadoPublicadoEm, finalEm, processo }: Publicado) {
  return {
    ...{ id, nome, ano, resultadoPublicadoEm },
    ...(finalEm === undefined ? {} : { finalEm }),
    ...(typeof processo === 'string' ? { processo } : {}),
  };
}

export function semTexto({
  canonico: _canonico,
  linhas: _linhas,
  ...versao
}: queries.VersaoInteira): VersaoDoResultado {
  return versao;
}
