import { createHash, randomBytes } from 'node:crypto';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { umJpegQueDiz } from '../../testing/documents/arquivos.ts';
import { testDir } from '../testing/test-dir.ts';
import { normalizarImagem } from './image.ts';

const dir = testDir();

async function guardar(dados: Uint8Array | string): Promise<string> {
  const path = join(dir(), `${randomBytes(4).toString('hex')}.envio`);
  await writeFile(path, dados);
  return path;
}

const cor = (r: number, g: number, b: number, alpha = 1) => ({ r, g, b, alpha });
function plano(width: number, height: number, background = cor(200, 30, 30)) {
  return sharp({ create: { width, height, channels: 4, background } });
}

/** A PNG whose header claims this many pixels, in a few hundred kilobytes. */
function pngDe(largura: number, altura: number, forma = [1, 0, 0, 0, 0]): Buffer {
  const bloco = (tipo: string, dados: Buffer): Buffer => {
    const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
    const saida = Buffer.alloc(corpo.length + 8);
    saida.writeUInt32BE(dados.length, 0);
    corpo.copy(saida, 4);
    saida.writeUInt32BE(crc32(corpo), corpo.length + 4);
    return saida;
  };
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(largura, 0);
  ihdr.writeUInt32BE(altura, 4);
  ihdr.set(forma, 8);
  const linhas = Buffer.alloc(Math.ceil(largura / 8 + 1) * altura);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    bloco('IHDR', ihdr),
    bloco('IDAT', deflateSync(linhas)),
    bloco('IEND', Buffer.alloc(0)),
  ]);
}

describe('the stored picture', () => {
  it('stores a JPEG beside the original, with its size and hash', async () => {
    const path = await guardar(await plano(300, 200).png().toBuffer());
    const imagem = await normalizarImagem(path);
    const dados = await readFile(imagem.path);
    expect(imagem).toMatchObject({ mime: 'image/jpeg', largura: 300, altura: 200, bytes: dados.length });
    expect(imagem.sha256).toBe(createHash('sha256').update(dados).digest('hex'));
    expect(dados.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    await access(path);
  });

  it('has no side longer than 2000 px, or than asked for, and is never enlarged', async () => {
    const grande = await normalizarImagem(await guardar(await plano(3000, 1500).jpeg().toBuffer()));
    expect([grande.largura, grande.altura]).toEqual([2000, 1000]);
    const foto = await normalizarImagem(await guardar(await plano(3000, 1500).jpeg().toBuffer()), 320);
    expect([foto.largura, foto.altura]).toEqual([320, 160]);
    const pequena = await normalizarImagem(await guardar(await plano(10, 20).jpeg().toBuffer()));
    expect([pequena.largura, pequena.altura]).toEqual([10, 20]);
  });

  it('turns the JPEG upright and removes EXIF, GPS, XMP, profile and comment (T-D14)', async () => {
    const foto = await plano(400, 300)
      .withExif({
        IFD0: { Orientation: '6', Copyright: 'CANARIO', Make: 'CANARIO' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '3/1 44/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARIO</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(foto).metadata()).orientation).toBe(6);
    const imagem = await normalizarImagem(await guardar(foto));
    expect([imagem.largura, imagem.altura]).toEqual([300, 400]);
    const meta = await sharp(imagem.path).metadata();
    for (const campo of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'] as const) {
      expect(meta[campo], campo).toBeUndefined();
    }
    const dados = await readFile(imagem.path, 'latin1');
    expect(dados).not.toContain('CANARIO');
    expect(dados).not.toContain('Exif');
  });

  it('puts transparent pixels on white', async () => {
    const imagem = await normalizarImagem(
      await guardar(
        await plano(20, 20, cor(0, 0, 0, 0))
          .png()
          .toBuffer(),
      ),
    );
    const { data } = await sharp(imagem.path).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it.each([
    ['CMYK', () => plano(60, 40).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bit', () => plano(60, 40).toColourspace('rgb16').png().toBuffer()],
    ['grey', () => plano(60, 40).greyscale().jpeg().toBuffer()],
    ['palette', () => plano(60, 40).png({ palette: true }).toBuffer()],
    ['interlaced', () => plano(60, 40).png({ progressive: true }).toBuffer()],
    ['progressive', () => plano(60, 40).jpeg({ progressive: true }).toBuffer()],
  ])('converts %s to 8 bit sRGB', async (_, fazer) => {
    const imagem = await normalizarImagem(await guardar(await fazer()));
    const meta = await sharp(imagem.path).metadata();
    expect(meta).toMatchObject({ format: 'jpeg', space: 'srgb', depth: 'uchar', channels: 3, width: 60 });
    const { dominant } = await sharp(imagem.path).stats();
    expect(dominant.r).toBeGreaterThan(60);
  });

  it('keeps nothing that was appended to the picture (T-D2)', async () => {
    const jpeg = await plano(50, 50).jpeg().toBuffer();
    const misto = Buffer.concat([jpeg, Buffer.from('<script>alert("CANARIO")</script>PK\x05\x06')]);
    const imagem = await normalizarImagem(await guardar(misto));
    expect(await readFile(imagem.path, 'latin1')).not.toContain('CANARIO');
  });
});

describe('a refused picture', () => {
  const outros: [string, string | (() => Promise<Uint8Array>)][] = [
    ['HTML', '<!doctype html><html><script>alert(1)</script></html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a prolog', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['PHP', '<?php system($_GET["c"]); ?>'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['an EXE', `MZ${'\0'.repeat(200)}`],
    ['an ELF', `\x7fELF${'\x01'.repeat(100)}`],
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['a ZIP', `PK\x03\x04${'\0'.repeat(60)}`],
    ['text', 'só um texto'],
    ['an empty file', ''],
    ['GIF', () => plano(9, 9).gif().toBuffer()],
    ['WebP', () => plano(9, 9).webp().toBuffer()],
    ['AVIF', () => plano(9, 9).avif().toBuffer()],
    ['TIFF', () => plano(9, 9).tiff().toBuffer()],
    ['BMP', `BM${'\0'.repeat(60)}`],
  ];
  it.each(outros)('refuses %s with 415 (T-D1)', async (_, conteudo) => {
    const path = await guardar(typeof conteudo === 'string' ? conteudo : await conteudo());
    await expect(normalizarImagem(path)).rejects.toMatchObject({
      kind: 'tipoNaoAceito',
      message: 'Envie uma imagem JPEG, JPG ou PNG de até 25 MB',
    });
  });

  it('refuses a pixel flood by its header, before decoding (T-D5)', async () => {
    const bomba = pngDe(14_000, 14_000);
    expect(bomba.length).toBeLessThan(600_000);
    const antes = process.memoryUsage().rss;
    await expect(normalizarImagem(await guardar(bomba))).rejects.toMatchObject({ code: 'IMAGEM_GRANDE' });
    expect(process.memoryUsage().rss - antes).toBeLessThan(150 * 1024 * 1024);
  });

  it('takes 40 megapixels and not one row more', async () => {
    const imagem = await normalizarImagem(await guardar(pngDe(8_000, 5_000)));
    expect([imagem.largura, imagem.altura]).toEqual([2000, 1250]);
    await expect(normalizarImagem(await guardar(pngDe(8_000, 5_001)))).rejects.toMatchObject({
      code: 'IMAGEM_GRANDE',
    });
  });

  it('[C-J10] takes a JPEG of 50 megapixels, turns it upright, and does not hold it decoded in memory', async () => {
    const foto = await plano(8_160, 6_144).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const path = await guardar(foto);
    const antes = process.memoryUsage().rss;
    const imagem = await normalizarImagem(path);
    expect(process.memoryUsage().rss - antes).toBeLessThan(100 * 1024 * 1024);
    expect([imagem.largura, imagem.altura]).toEqual([Math.round((2_000 * 6_144) / 8_160), 2_000]);
  });

  it('[C-J10] refuses a JPEG above its own limit, and a progressive one that is decoded whole', async () => {
    const mais = await umJpegQueDiz(11_000, 11_000);
    await expect(normalizarImagem(await guardar(mais))).rejects.toMatchObject({
      message: 'A imagem tem pontos demais. Reduza-a para até 120 megapixels.',
    });
    const inteira = await umJpegQueDiz(8_064, 6_048, true);
    await expect(normalizarImagem(await guardar(inteira))).rejects.toMatchObject({
      message: expect.stringContaining('JPEG comum'),
    });
  });

  it('[C-J10] tells how to export a HEIC', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic'),
      Buffer.alloc(4),
      Buffer.from('mif1heic'),
      Buffer.alloc(64),
    ]);
    await expect(normalizarImagem(await guardar(heic))).rejects.toMatchObject({
      kind: 'tipoNaoAceito',
      message: expect.stringMatching(/HEIC.*JPEG/),
    });
  });

  it('refuses an interlaced 16 bit picture that would be decoded whole into 160 MB', async () => {
    const path = await guardar(pngDe(5_000, 4_000, [16, 6, 0, 0, 1]));
    await expect(normalizarImagem(path)).rejects.toMatchObject({
      code: 'IMAGEM_GRANDE',
      message: expect.stringContaining('JPEG comum'),
    });
  });

  it('refuses a damaged picture with 422 and leaves no partial file', async () => {
    const inteira = await plano(800, 800).png({ compressionLevel: 0 }).toBuffer();
    const path = await guardar(inteira.subarray(0, inteira.length / 2));
    await expect(normalizarImagem(path)).rejects.toMatchObject({
      kind: 'invalido',
      code: 'IMAGEM_DANIFICADA',
    });
    const soCabecalho = await guardar(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
    await expect(normalizarImagem(soCabecalho)).rejects.toMatchObject({ code: 'IMAGEM_DANIFICADA' });
    expect((await readdir(dir())).filter((nome) => nome.endsWith('.jpg'))).toEqual([]);
  });
});

it('processes the next picture after a bad one', async () => {
  const boa = await guardar(await plano(30, 30).png().toBuffer());
  const ruim = await guardar(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
  const respostas = await Promise.allSettled([ruim, boa, ruim, boa].map(normalizarImagem));
  expect(respostas.map((uma) => uma.status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
});
