import { describe, expect, it } from 'vitest';
import {
  cabeNoDisco,
  maximoDeNaoUsados,
  pisoDeEspaco,
  restaAoRemetente,
  situacaoDoEspaco,
  textoDoLimite,
} from './espaco.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;

describe('the floor of free space (D50)', () => {
  it.each([
    [10 * GB, GB],
    [20 * GB, GB],
    [60 * GB, 3 * GB],
    [100 * GB, 5 * GB],
    [4000 * GB, 5 * GB],
  ])('[C-F1] gives for a disk of %i bytes %i', (total, piso) => {
    expect(pisoDeEspaco(total)).toBe(piso);
    expect(
      [piso - 1, piso, 2 * piso - 1, 2 * piso].map((livre) => situacaoDoEspaco({ livre, total })),
    ).toEqual(['cheio', 'acabando', 'acabando', 'livre']);
  });

  it('[C-F1] counts uploads in progress', () => {
    const espaco = { livre: 2 * GB, total: 10 * GB };
    expect(cabeNoDisco(espaco, 0, GB)).toBe(true);
    expect(cabeNoDisco(espaco, 1, GB)).toBe(false);
    expect(maximoDeNaoUsados(espaco)).toBeCloseTo(0.2 * GB);
  });
});

describe('the remaining space of a person (D50)', () => {
  const limites = { naoUsadosMb: 200, porDiaMb: 1024 };
  it.each([
    [0, 0, 200 * MB, 'naoUsados'],
    [199 * MB, 0, MB, 'naoUsados'],
    [300 * MB, 0, 0, 'naoUsados'],
    [0, 1000 * MB, 24 * MB, 'dia'],
    [150 * MB, 2000 * MB, 0, 'dia'],
  ])('[C-F1] gives, with %i unclaimed and %i today, %i by the limit %s', (naoUsados, hoje, bytes, motivo) => {
    expect(restaAoRemetente({ naoUsados, hoje }, limites)).toEqual({ bytes, motivo });
  });

  it('[C-F1] is named in the refusal, in MB rounded down to one decimal', () => {
    expect(textoDoLimite({ bytes: 12.59 * MB, motivo: 'dia' })).toBe(
      'O limite de arquivos por dia foi atingido. Você ainda pode enviar 12,5 MB hoje.',
    );
    expect(textoDoLimite({ bytes: 0, motivo: 'naoUsados' })).toContain('Você ainda pode enviar 0 MB;');
  });
});
