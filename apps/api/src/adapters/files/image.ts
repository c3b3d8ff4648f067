import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { LADO_DA_IMAGEM } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { mensagemDaImagem } from '@instrutoria/domain/arquivo/rules/tipo-e-tamanho.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { OutputInfo } from 'sharp';
import { createTurns } from '../turns.ts';
import { semEspacoOu } from './errno.ts';

const MAXIMO_PIXELS = 40_000_000;
/** A JPEG is decoded at a half, a quarter or an eighth of its size, a few lines at a time. */
const MAXIMO_PIXELS_JPEG = 120_000_000;
/** Interlaced pictures are decoded as a whole: 40 megapixels of 16-bit RGBA took 390 MB (T-D5). */
const MAXIMO_PROGRESSIVA = 120_000_000;
const QUALIDADE = 82;
/** Without HEIC, which the shipped libvips does not read. */
const ACEITOS = new Set(['image/jpeg', 'image/png', 'image/apng']);

const umaPorVez = createTurns({
  nome: 'imagens',
  concorrencia: 1,
  fila: 40,
  porPessoa: { aoMesmoTempo: 1, esperando: 40 },
  cheia: filaCheia,
});

/** Loaded with the first picture, so that a start needs no libvips. */
async function carregarSharp() {
  const { default: sharp } = await import('sharp');
  // Decoded pictures are big: no cache, one at a time (T-D5).
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

export interface NormalizedImage {
  /** A new file next to the original; the caller deletes both. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly mime: 'image/jpeg' | 'image/png';
  readonly largura: number;
  readonly altura: number;
}

/**
 * Re-encodes a picture as JPEG: its type is read from the content (T-D1), metadata and a second format are
 * dropped (T-D2); upright, sRGB, on white, no side longer than `lado` pixels. Throws 415 for another kind, 422 for a
 * damaged one or with too many pixels, 507 on a full disk.
 */
export async function normalizarImagem(
  path: string,
  lado: number = LADO_DA_IMAGEM,
): Promise<NormalizedImage> {
  const { fileTypeFromBlob } = await import('file-type');
  // Passed as a blob: for a path the library would import a package that a release does not contain.
  const tipo = await fileTypeFromBlob(await openAsBlob(path));
  if (tipo === undefined || !ACEITOS.has(tipo.mime)) throw tipoNaoAceito(tipo?.mime);
  return umaPorVez.run(async () => {
    const maximo = tipo.mime === 'image/jpeg' ? MAXIMO_PIXELS_JPEG : MAXIMO_PIXELS;
    await conferirTamanho(path, maximo);
    const saida = `${path}.jpg`;
    const { data, info } = await reencodar(path, maximo, lado);
    await writeFile(saida, data, { mode: 0o600 }).catch(async (erro: unknown) => {
      await rm(saida, { force: true });
      throw semEspacoOu(erro);
    });
    return {
      path: saida,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
      mime: 'image/jpeg',
      largura: info.width,
      altura: info.height,
    };
  });
}

/** Encodes into memory, so that a full disk is not taken for a damaged picture. */
async function reencodar(
  path: string,
  maximo: number,
  lado: number,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await carregarSharp();
  return sharp(path, { limitInputPixels: maximo, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALIDADE })
    .toBuffer({ resolveWithObject: true })
    .catch(falharDanificada);
}

/** Reads only the header, so that a huge picture is never decoded. */
async function conferirTamanho(path: string, maximo: number): Promise<void> {
  const sharp = await carregarSharp();
  const cabecalho = await sharp(path, { limitInputPixels: false }).metadata().catch(falharDanificada);
  const pixels = cabecalho.width * cabecalho.height;
  if (pixels > maximo) {
    const jpeg = maximo === MAXIMO_PIXELS_JPEG;
    throw grande(jpeg ? MENSAGENS_ARQUIVO.jpegGrandeDemais : MENSAGENS_ARQUIVO.imagemGrandeDemais);
  }
  const bytesPorAmostra = cabecalho.depth === 'ushort' ? 2 : 1;
  if (cabecalho.isProgressive && pixels * cabecalho.channels * bytesPorAmostra > MAXIMO_PROGRESSIVA) {
    throw grande('A imagem é grande demais para este formato. Salve-a como JPEG comum e envie outra vez.');
  }
}

function tipoNaoAceito(mime = ''): DomainError {
  return new DomainError('tipoNaoAceito', 'IMAGEM_TIPO', mensagemDaImagem(mime));
}

function grande(mensagem: string): DomainError {
  return new DomainError('invalido', 'IMAGEM_GRANDE', mensagem);
}

function danificada(): DomainError {
  return new DomainError(
    'invalido',
    'IMAGEM_DANIFICADA',
    'Não foi possível ler a imagem: o arquivo está danificado. Salve-a outra vez como JPEG ou PNG e envie de novo.',
  );
}

function falharDanificada(): never {
  throw danificada();
}

function filaCheia(): DomainError {
  return new DomainError(
    'indisponivel',
    'MUITAS_IMAGENS',
    'Há muitas imagens em processamento. Aguarde um minuto e tente outra vez.',
  );
}
