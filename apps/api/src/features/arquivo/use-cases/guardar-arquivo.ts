import { rm } from 'node:fs/promises';
import type { Route } from '@instrutoria/contract/route.ts';
import { ladoDaImagem, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { normalizarImagem } from '../../../adapters/files/image.ts';
import { conferirPdf } from '../../../adapters/files/pdf-check.ts';
import type { Contexto, Pedido, Usuario } from '../../../context.ts';
import { somarAoDia } from '../envio-repository.ts';
import { inserirArquivo, novaReferencia, type Recebido } from '../repository.ts';

type QualquerContexto = Contexto<Usuario | null>;

async function guardarImagem(ctx: QualquerContexto, path: string, lado: number): Promise<Recebido> {
  const imagem = await normalizarImagem(path, lado);
  const referencia = novaReferencia();
  try {
    await ctx.deps.storage.put(referencia, imagem.path);
  } finally {
    await rm(imagem.path, { force: true });
  }
  return {
    referencia,
    mime: imagem.mime,
    tamanho: imagem.bytes,
    sha256: imagem.sha256,
    desfazer: () => ctx.deps.storage.remove(referencia),
  };
}

async function guardarPdf(ctx: QualquerContexto, pedido: Pedido<Route>): Promise<Recebido> {
  const { path, bytes, sha256 } = await pedido.arquivo();
  await conferirPdf(path);
  const referencia = novaReferencia();
  await ctx.deps.storage.put(referencia, path);
  return {
    referencia,
    mime: 'application/pdf',
    tamanho: bytes,
    sha256,
    desfazer: () => ctx.deps.storage.remove(referencia),
  };
}

interface RespostaDoEnvio {
  readonly status: 201;
  readonly dados: { readonly data: string };
}
/** The file is durable before its row exists (T-D10). */
export interface Envio {
  preparar(ctx: QualquerContexto, pedido: Pedido<Route>): Promise<Recebido>;
  executar(ctx: QualquerContexto, pedido: Pedido<Route>, guardado: Recebido): Promise<RespostaDoEnvio>;
  desfazer(guardado: Recebido): Promise<void>;
}

export function guardarArquivo(tipo: TipoDeArquivo): Envio {
  return {
    async preparar(ctx, pedido) {
      const { path } = await pedido.arquivo();
      await ctx.deps.virusScan.scan(path);
      return TIPOS_ACEITOS[tipo].includes('application/pdf')
        ? guardarPdf(ctx, pedido)
        : guardarImagem(ctx, path, ladoDaImagem(tipo));
    },
    async executar(ctx, _pedido, { referencia, mime, tamanho, sha256 }) {
      // Real time: an unclaimed upload is deleted after 24 real hours.
      const criadoEm = ctx.deps.clock.real();
      const donoId = ctx.usuario?.id ?? null;
      await inserirArquivo(ctx.db, { referencia, tipo, donoId, mime, tamanho, sha256, criadoEm });
      if (donoId !== null) await somarAoDia(ctx.db, donoId, tamanho, criadoEm);
      return { status: 201, dados: { data: referencia } };
    },
    desfazer: (guardado) => guardado.desfazer(),
  };
}
