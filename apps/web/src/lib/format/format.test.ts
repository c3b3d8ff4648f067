import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fusoDaInstituicao, fusoDoNavegador, lembrarFuso } from '../session/time-zone.ts';
import {
  avisoDoFuso,
  diaDoInstante,
  formatarDoisPrazos,
  formatarFalta,
  formatarHora,
  formatarHoraExata,
  formatarInstante,
  formatarPeriodoEm,
  formatarPrazo,
  formatarPrazoEm,
  formatarQuando,
} from './format.ts';

/** Sets the time zone of the reader's computer. */
const leitorEm = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

// In Lisbon, while the institution is in São Paulo, so that every hour differs.
beforeEach(() => {
  leitorEm('Europe/Lisbon');
});
afterEach(() => vi.restoreAllMocks());

const AGORA = new Date('2026-03-01T03:30:00Z');
const visto = (iso: string) => formatarQuando(iso, AGORA);

it('[C-J7] counts today and yesterday by the days of the institution, not by 24 hours or the reader’s days', () => {
  expect(fusoDoNavegador()).not.toBe(fusoDaInstituicao());
  expect(visto('2026-03-01T03:05:00Z')).toBe('hoje às 00:05');
  expect(visto('2026-03-01T02:59:00Z')).toBe('ontem às 23:59');
  expect(visto('2026-02-28T03:00:00Z')).toBe('ontem às 00:00');
  expect(visto('2026-02-28T02:59:00Z')).toBe('27/02/2026 às 23:59');
  expect(formatarQuando('nada', AGORA)).toBe('nada');
});

describe('[C-J7] an instant on a screen', () => {
  it('is shown in the zone of the institution', () => {
    expect(formatarInstante('2026-12-18T02:59:59.999Z')).toBe('17/12/2026, 23:59');
    expect(formatarHora(new Date('2026-12-18T02:05:09Z'))).toBe('23:05');
    expect(formatarHoraExata(new Date('2026-12-18T02:05:09Z'))).toBe('23:05:09');
    expect(diaDoInstante('2027-01-01T02:59:59Z')).toBe('2026-12-31');
    expect(formatarInstante('nada')).toBe('nada');
  });

  it('follows another institution, and keeps every zone that this browser knows', () => {
    lembrarFuso('America/Rio_Branco');
    expect(formatarInstante('2026-12-18T02:59:59.999Z')).toBe('17/12/2026, 21:59');
    lembrarFuso('Marte/Olympus');
    expect(fusoDaInstituicao()).toBe('America/Rio_Branco');
    lembrarFuso('America/Sao_Paulo');
  });
});

describe('[C-J7] a deadline', () => {
  it('has its last minute, and its zone for a reader elsewhere', () => {
    expect(formatarPrazo('2026-12-17')).toBe('17/12/2026, 23h59, horário de São Paulo');
    expect(formatarPrazoEm('2026-12-17T18:05:00Z')).toBe('17/12/2026, 15h05, horário de São Paulo');
    expect(formatarPrazo('nada')).toBe('nada');
  });

  it('of a period has the zone once, at its end', () => {
    expect(formatarPeriodoEm('2026-12-01T03:00:00Z', '2026-12-18T02:59:59Z')).toEqual({
      abre: '01/12/2026, 00h00',
      fecha: '17/12/2026, 23h59, horário de São Paulo',
    });
    expect(formatarPeriodoEm(null, '2026-12-18T02:59:59Z').abre).toBeNull();
    expect(formatarPeriodoEm('2026-06-01T03:00:00Z', null)).toEqual({
      abre: '01/06/2026, 00h00, horário de São Paulo',
      fecha: null,
    });
  });

  it('[C-J7] of a deadline that moved has the zone once, at the later one', () => {
    expect(formatarDoisPrazos('2026-12-17', '2026-12-20')).toEqual([
      '17/12/2026, 23h59',
      '20/12/2026, 23h59, horário de São Paulo',
    ]);
  });

  it('has no zone when the reader’s clock shows the same hour, under any name of the zone', () => {
    expect(avisoDoFuso(AGORA)).toBe('Dias e horas: horário de São Paulo (UTC−3)');
    leitorEm('America/Fortaleza');
    expect(formatarPrazo('2026-12-17')).toBe('17/12/2026, 23h59');
    expect(avisoDoFuso(AGORA)).toBeNull();
  });
});

describe('[C-J7] an instant and the institution’s changed zone', () => {
  beforeEach(() => {
    leitorEm('America/Manaus');
    lembrarFuso('America/Manaus', [
      { fuso: 'America/Noronha', ate: '2026-03-01T12:00:00Z' },
      { fuso: 'America/Sao_Paulo', ate: '2026-12-20T12:00:00Z' },
    ]);
  });
  afterEach(() => lembrarFuso('America/Sao_Paulo'));

  it('keeps the announced hour before the change, and names its zone', () => {
    expect(formatarPrazo('2026-12-17')).toBe('17/12/2026, 23h59, horário de São Paulo');
    expect(formatarPrazoEm('2026-12-18T02:59:59Z')).toBe('17/12/2026, 23h59, horário de São Paulo');
    expect(formatarInstante('2026-12-18T02:59:59Z')).toBe('17/12/2026, 23:59, horário de São Paulo');
    expect(formatarPrazo('2026-02-27')).toBe('27/02/2026, 23h59, horário de Fernando de Noronha');
    expect(diaDoInstante('2027-01-01T03:30:00Z')).toBe('2026-12-31');
    expect(formatarQuando('2026-12-18T02:59:59Z', new Date('2026-12-21T12:00:00Z'))).toBe(
      '17/12/2026 às 23:59, horário de São Paulo',
    );
    leitorEm('America/Sao_Paulo');
    expect(formatarPrazo('2026-12-17')).toBe('17/12/2026, 23h59, horário de São Paulo');
  });

  it('keeps days and instants after the change in today’s zone', () => {
    expect(formatarPrazo('2026-12-20')).toBe('20/12/2026, 23h59');
    expect(formatarInstante('2026-12-20T16:00:00Z')).toBe('20/12/2026, 12:00');
  });
});

it.each([
  ['2026-12-08', 'faltam 20 dias'],
  ['2026-11-19', 'falta 1 dia'],
  ['2026-11-18', 'termina hoje'],
  ['2026-11-17', 'há 1 dia'],
  ['2026-11-08', 'há 10 dias'],
])('formats %s, seen on 18 November, as %s', (dia, dito) => {
  expect(formatarFalta(dia, '2026-11-18')).toBe(dito);
});

it('[C-J7] is the only file that formats days and hours', () => {
  const raiz = `${import.meta.dirname}/../..`;
  const doFuso =
    /DateTimeFormat|toLocale(?:Date|Time)String|getTimezoneOffset|\.get(?:Date|Month|FullYear|Minutes)\(|Date\([^)]*\)\.toLocale/;
  const arquivos = readdirSync(raiz, { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.tsx?$/.test(nome) && !/\.test\.tsx?$/.test(nome))
    .filter((nome) => doFuso.test(readFileSync(`${raiz}/${nome}`, 'utf8')));
  expect(arquivos).toEqual(['lib/session/time-zone.ts']);
});

it('[C-J7] writes no deadline without its hour: only periods and past days', () => {
  const raiz = `${import.meta.dirname}/../../../../..`;
  const arquivos = ['apps/web/src', 'apps/api/src', 'packages/domain/src']
    .flatMap((pasta) =>
      readdirSync(`${raiz}/${pasta}`, { recursive: true, encoding: 'utf8' }).map(
        (nome) => `${pasta}/${nome}`,
      ),
    )
    .filter((nome) => /\.tsx?$/.test(nome) && !/\.test\.tsx?$/.test(nome))
    .filter((nome) => /\baté \$?\{[^}]*formatarDia\(/i.test(readFileSync(`${raiz}/${nome}`, 'utf8')));
  expect(arquivos.toSorted()).toEqual([
    // The year of the instructors, which is no deadline.
    'apps/web/src/features/acompanhamento/components/etapas.tsx',
    // The last day of a coordination.
    'apps/web/src/features/coordenacao/components/passagem.tsx',
    // The year of an instructor, which is no deadline.
    'apps/web/src/features/frequencia/components/instrutor-da-linha.tsx',
    // The last day of a coordination.
    'packages/domain/src/coordenacao/rules/periodos.ts',
    // The latest day on which a leave may begin.
    'packages/domain/src/coordenacao/textos.ts',
  ]);
});
