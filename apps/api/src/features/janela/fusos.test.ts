import { somarDias } from '@instrutoria/domain/kernel/datas.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { lembrarPorPrazo } from '../designacao/housekeeping.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
let projeto: number;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  const edital = await w.novoEditalEm('resultado', { vigenciaFim: '2027-12-31' });
  ({ projeto } = await w.novoAprovado({ edital }));
  await w.novoInstrutor(projeto);
});
afterAll(() => t.close());

/** Sends as the administrator, in a session of that time. */
async function pedir<T>(metodo: string, caminho: string, body?: unknown): Promise<T> {
  const { token } = await w.abrirSessao(adm.id, adm.tipo);
  const r = await send<T>(t.url, metodo, caminho, { token, body });
  expect(r.status, `${caminho} ${r.text}`).toBeLessThan(300);
  return r.body;
}

/** The application's today, in every place that shows it. */
async function diasVistos(edital: number) {
  const editais = await pedir<{ id: number; fase: string; aberto: boolean }[]>('GET', '/api/edital/all');
  const este = editais.find(({ id }) => id === edital);
  const folha = await pedir<{ anos: number[] }>('GET', `/api/frequenciasInstrutor/folha/${projeto}`);
  const ano = folha.anos.at(-1);
  const { ultimoMes } = await pedir<{ ultimoMes: number }>(
    'GET',
    `/api/frequenciasInstrutor/folha/${projeto}?ano=${ano}`,
  );
  const [pagamento] = await pedir<{ mes: string }[]>('GET', '/api/pagamento');
  const janelas = await pedir<{ janela: string; aberta: boolean }[]>('GET', '/api/janela');
  return {
    hoje: (await pedir<string>('GET', '/api/data/data-atual')).slice(0, 10),
    inscricoes: `${este?.fase} ${este?.aberto}`,
    frequencia: `${ano}-${String(ultimoMes).padStart(2, '0')}`,
    pagamento: pagamento?.mes,
    janelas: janelas.filter(({ aberta }) => aberta).map(({ janela }) => janela),
  };
}

function janelasDo(dia: string): string[] {
  const [mes, n] = [dia.slice(5, 7), Number(dia.slice(8))];
  const cadastro = n <= 10 && !(mes === '04' && n <= 2);
  return [
    ...(cadastro ? ['cadastroInstrutor'] : []),
    ...(n >= 11 && n <= 20 ? ['frequencia'] : []),
    ...(mes === '09' && n <= 19 ? ['relatorios'] : []),
  ];
}

async function diaNoCalendario(prorrogacao: number): Promise<string | undefined> {
  const { text } = await send(t.url, 'GET', '/api/publico/calendario.ics');
  const evento = text.split('BEGIN:VEVENT').find((um) => um.includes(`prorrogacao-${prorrogacao}@`));
  return /DTSTART;VALUE=DATE:(\d{8})/.exec(evento ?? '')?.[1];
}

// A wrong zone shows most at the ends of months and years.
const dias = fc.oneof(
  fc.constantFrom('2026-12-31', '2027-01-01', '2026-08-31', '2026-09-10', '2026-11-20', '2026-07-31'),
  fc.integer({ min: 0, max: 250 }).map((n) => somarDias('2026-06-01', n)),
);

it.each([
  ['UTC', 'Z'],
  ['America/Sao_Paulo', '-03:00'],
  ['America/Noronha', '-02:00'],
])('begins and ends every day at midnight of %s, wherever days are counted (D23)', async (fuso, desvio) => {
  // No window is open on the 25th, so the zone can change (D62).
  t.clock.definir('2026-05-25T12:00:00Z');
  await pedir('PUT', '/api/configuracao', { fuso });
  await fc.assert(
    fc.asyncProperty(dias, async (dia) => {
      const meiaNoite = (qual: string) => Date.parse(`${qual}T00:00:00${desvio}`);
      const seguinte = somarDias(dia, 1);
      t.clock.definir(new Date(meiaNoite(dia) - 1));
      const edital = await w.novoEdital({ inicio: dia, fim: dia });
      const comPrazo = await w.novoEditalEm('avaliacao', { prazoAvaliacao: seguinte });
      await w.novoDesignado(comPrazo);
      for (const [instante, hoje, inscricoes, lembretes] of [
        [meiaNoite(dia) - 1, somarDias(dia, -1), 'submissao false', 0],
        [meiaNoite(dia), dia, 'submissao true', 1],
        [meiaNoite(seguinte) - 1, dia, 'submissao true', 0],
        [meiaNoite(seguinte), seguinte, 'avaliacao false', 0],
      ] as const) {
        t.clock.definir(new Date(instante));
        expect(await diasVistos(edital)).toEqual({
          hoje,
          inscricoes,
          frequencia: hoje.slice(0, 7),
          pagamento: hoje.slice(0, 7),
          janelas: janelasDo(hoje),
        });
        expect(await lembrarPorPrazo(t.deps)).toBe(lembretes);
      }
      // An extension made at 23:00 also begins on that day in the public calendar.
      t.clock.definir(new Date(meiaNoite(seguinte) - 3_600_000));
      const corpo = { janela: 'relatorios', ate: dia, motivo: 'Greve' };
      const { id } = await pedir<{ id: number }>('POST', '/api/prorrogacao', corpo);
      expect(await diaNoCalendario(id)).toBe(dia.replaceAll('-', ''));
      await pedir('POST', `/api/prorrogacao/${id}/encerrar`, { motivo: 'Acabou' });
      await updateRows(t, 'edital', { fase: 'decisao' }, { id: comPrazo });
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
