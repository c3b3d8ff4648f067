import { randomUUID } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { ateMaio, criarCenaDaFrequencia, deAna, registrar } from '../../testing/world/cena-da-frequencia.ts';
import { createWorld, type World } from '../../testing/world.ts';

type MeusDias = AnswerOf<Api['lerMeusDias']>;
type Folha = AnswerOf<Api['lerFolhaDeFrequencia']>;

/** `test:longo` runs 200. */
const HISTORIAS = Number(process.env.HISTORIAS_DOS_DIAS ?? 40);

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

/** On 25 May the window is over: April is closed, May open, June to come. */
const MESES = ['2026-04', '2026-05', '2026-06'] as const;
const HOJES = ['2026-05-13T12:00:00.000Z', '2026-05-25T12:00:00.000Z'] as const;

const passo = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ato: fc.constant('guardar'),
      linha: fc.nat(3),
      mes: fc.nat(2),
      dia: fc.integer({ min: 1, max: 30 }),
      decimos: fc.integer({ min: 0, max: 130 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ato: fc.constant('apagar'), linha: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ ato: fc.constant('repetir'), linha: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ ato: fc.constant('enviar'), mes: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ ato: fc.constant('reabrir'), mes: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ ato: fc.constant('atestar'), horas: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ ato: fc.constant('devolver') }) },
  { weight: 1, arbitrary: fc.record({ ato: fc.constant('dia 25') }) },
) as fc.Arbitrary<{
  readonly ato: string;
  readonly linha?: number;
  readonly mes?: number;
  readonly dia?: number;
  readonly decimos?: number;
  readonly horas?: number;
}>;

interface Linha {
  readonly dia: string;
  readonly decimos: number;
  readonly versao: number;
}

/** What the product must answer, reckoned apart from it. */
class Modelo {
  readonly linhas = new Map<string, Linha>();
  readonly estados = new Map<string, string>();
  hoje = HOJES[0] as string;

  estado(mes: string): string {
    return this.estados.get(mes) ?? 'aberto';
  }
  soma(mes: string): number {
    let decimos = 0;
    for (const linha of this.linhas.values()) if (linha.dia.startsWith(mes)) decimos += linha.decimos;
    return decimos;
  }
  doDia(dia: string, menos: string): number {
    let decimos = 0;
    for (const [id, linha] of this.linhas) if (linha.dia === dia && id !== menos) decimos += linha.decimos;
    return decimos;
  }
  /** Whether the student may change the month now. */
  livre(mes: string): boolean {
    const aberto = mes === '2026-05' || (mes === '2026-04' && this.hoje === HOJES[0]);
    return aberto && !['enviado', 'atestado'].includes(this.estado(mes));
  }
}

it(`shows the sum of the lines and keeps the rules of the window in ${HISTORIAS} random histories`, async () => {
  let atos = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 6, maxLength: 18 }), async (passos) => {
      t.clock.definir(HOJES[0]);
      const c = await criarCenaDaFrequencia(t, w);
      let aluna = await w.novoEstudante();
      await w.darVinculo(c.ana, aluna);
      const m = new Modelo();
      const ids = Array.from({ length: 4 }, () => randomUUID() as string);
      const url = `/api/estudante/vinculos/${c.ana}`;
      const put = async (body: object) =>
        (await send(t.url, 'PUT', `${url}/dias`, { token: aluna.token, body })).status;
      const apagados = new Set<string>();
      for (const p of passos) {
        atos += 1;
        const id = ids[p.linha ?? 0] ?? '';
        const mes = MESES[p.mes ?? 0] ?? '';
        const atual = m.linhas.get(id);
        const antes = atual?.dia.slice(0, 7) ?? '';
        if (p.ato === 'guardar') {
          const dia = `${mes}-${String(p.dia).padStart(2, '0')}`;
          const decimos = p.decimos ?? 0;
          const igual = atual?.dia === dia && atual.decimos === decimos;
          const body = {
            dias: [{ id, dia, horas: decimos / 10, atividade: 'Oficina', versao: atual?.versao ?? 0 }],
          };
          const status = await put(body);
          const futuro = dia > m.hoje.slice(0, 10);
          const fechado = (mes !== '2026-06' && !m.livre(mes)) || (antes !== '' && !m.livre(antes));
          if (igual) expect(status).toBe(200);
          else if (fechado || apagados.has(id)) expect(status).toBe(409);
          else if (futuro || decimos === 0 || decimos > 120 || m.doDia(dia, id) + decimos > 120)
            expect(status).toBe(422);
          else {
            expect(status).toBe(200);
            m.linhas.set(id, { dia, decimos, versao: (atual?.versao ?? 0) + 1 });
          }
        } else if (p.ato === 'repetir' && atual !== undefined) {
          const { dia, decimos } = atual;
          expect(await put({ dias: [{ id, dia, horas: decimos / 10, atividade: 'Oficina' }] })).toBe(200);
        } else if (p.ato === 'apagar' && atual !== undefined) {
          const status = await put({ dias: [], apagados: [{ id, versao: atual.versao }] });
          expect(status).toBe(m.livre(antes) ? 200 : 409);
          if (status === 200) {
            m.linhas.delete(id);
            apagados.add(id);
          }
        } else if (p.ato === 'enviar' || p.ato === 'reabrir') {
          const body = p.ato === 'enviar' ? { soma: m.soma(mes) / 10 } : undefined;
          const { status } = await send(t.url, 'POST', `${url}/meses/${mes}/${p.ato}`, {
            token: aluna.token,
            body,
          });
          const aberto = mes === '2026-05' || (mes === '2026-04' && m.hoje === HOJES[0]);
          const pode =
            p.ato === 'enviar' ? m.livre(mes) && m.soma(mes) > 0 : aberto && m.estado(mes) === 'enviado';
          expect([p.ato, mes, status]).toEqual([p.ato, mes, pode ? 200 : 409]);
          if (pode) m.estados.set(mes, p.ato === 'enviar' ? 'enviado' : 'aberto');
        } else if (p.ato === 'atestar' || p.ato === 'devolver') {
          if (m.hoje !== HOJES[0]) continue;
          const folha = await send<Folha>(t.url, 'GET', `/api/frequenciasInstrutor/folha/${c.projeto}`, {
            token: c.dono.token,
          });
          const dele = folha.body.linhas[0]?.celulas[4]?.aluno ?? null;
          const estado = m.estado('2026-05');
          if (dele === null || estado === 'devolvido') continue;
          const { versao } = dele;
          if (p.ato === 'devolver') {
            const caminho = `/api/frequenciasInstrutor/projeto/${c.projeto}/dias/${c.ana}/2026-05/devolver`;
            const body = { versao, motivo: 'Confira.' };
            expect((await send(t.url, 'POST', caminho, { token: c.dono.token, body })).status).toBe(200);
            m.estados.set('2026-05', 'devolvido');
            continue;
          }
          const horas = p.horas ?? 0;
          const cinco = { mes: 5, horas, aluno: { versao, motivo: 'Conferi a lista.' } };
          const { status } = await registrar(c, [deAna(c, [...ateMaio().slice(0, 4), cinco])]);
          expect(status).toBe(200);
          m.estados.set('2026-05', 'atestado');
        } else if (p.ato === 'dia 25' && m.hoje === HOJES[0]) {
          m.hoje = HOJES[1];
          t.clock.definir(m.hoje);
          aluna = await w.novoEstudante();
          await w.darVinculo(c.ana, aluna);
        }
        const { body } = await send<MeusDias>(t.url, 'GET', `${url}/dias`, { token: aluna.token });
        for (const lido of body.meses) {
          const daSoma = lido.dias.reduce((soma, { horas }) => soma + Math.round(horas * 10), 0);
          expect([lido.mes, Math.round(lido.soma * 10), daSoma, lido.estado]).toEqual([
            ...[lido.mes, m.soma(lido.mes), m.soma(lido.mes), m.estado(lido.mes)],
          ]);
        }
      }
    }),
    { numRuns: HISTORIAS, seed: 37 },
  );
  contar('dias', `${HISTORIAS} histories of days, ${atos} acts, 0 other sums`);
}, 300_000);
