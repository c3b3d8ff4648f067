import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { LINHAS_NO_PDF } from '@instrutoria/domain/publicacao/limits.ts';
import { MENSAGENS_PUBLICACAO as M } from '@instrutoria/domain/publicacao/messages.ts';
import type { ConteudoDoTexto } from '@instrutoria/domain/publicacao/types.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import type { Contexto, Deps, Executar, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { montarPublicacao } from '../../../documents/pdf/publicacao/montar.ts';
import { lerLogotipo } from '../../arquivo/repository.ts';
import { lerConteudo } from '../queries.ts';
import { nomeDoArquivo, textoNaoEncontrado } from './texto-encontrado.ts';

/**
 * A cache per server of the last ones: on the day of a result everybody opens the same text without a login.
 */
const GUARDADOS = 20;
const feitos = new WeakMap<Deps, Map<string, Promise<Uint8Array>>>();

function umaVez(deps: Deps, chave: string, fazer: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const destes = feitos.get(deps) ?? new Map<string, Promise<Uint8Array>>();
  feitos.set(deps, destes);
  const feito = destes.get(chave);
  if (feito !== undefined) return feito;
  const novo = fazer();
  destes.set(chave, novo);
  const [velho] = destes.keys();
  if (destes.size > GUARDADOS && velho !== undefined) destes.delete(velho);
  // After a failure the next request tries again.
  novo.catch(() => destes.delete(chave));
  return novo;
}

const linhasDe = ({ blocos }: ConteudoDoTexto) =>
  blocos.reduce((n, bloco) => n + (bloco.tipo === 'paragrafo' ? 0 : bloco.linhas.length), 0);

async function gerar(
  ctx: Contexto<Usuario | null>,
  qual: { readonly id: number; readonly soPublico: boolean },
) {
  const guardado = await lerConteudo(ctx.db, qual);
  if (guardado === null) throw textoNaoEncontrado();
  if (linhasDe(guardado.conteudo) > LINHAS_NO_PDF) {
    throw new DomainError('conflito', 'TABELA_GRANDE', M.tabelaGrande);
  }
  const { instituicao, versao } = await lerConfiguracao(ctx.db);
  const bytes = await umaVez(ctx.deps, `${qual.id}:${versao}:${sha256(guardado.deHoje)}`, () =>
    ctx.deps.pdf.documento(async () => {
      const logo = await lerLogotipo(ctx.deps.storage, instituicao.logo);
      return montarPublicacao({ id: qual.id, ...guardado, instituicao, logo });
    }),
  );
  const nome = `${nomeDoArquivo(guardado.conteudo)}.pdf`;
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome } } as const;
}

export const gerarPdfDoTexto: Executar<Api['gerarPdfDoTexto']> = (ctx, { params }) =>
  gerar(ctx, { id: params.id, soPublico: false });

export const gerarPdfDoTextoPublico: Executar<Api['gerarPdfDoTextoPublico']> = (ctx, { params }) =>
  gerar(ctx, { id: params.id, soPublico: true });
