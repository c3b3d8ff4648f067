import sharp from 'sharp';

let pronta: Promise<Buffer> | undefined;

/** A small valid PNG. */
export function umPng(): Promise<Buffer> {
  pronta ??= sharp({ create: { width: 8, height: 8, channels: 3, background: '#1351b4' } })
    .png()
    .toBuffer();
  return pronta;
}
