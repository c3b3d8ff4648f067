import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DESIGNACAO as A } from '@instrutoria/domain/designacao/messages.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insistWhenBusy, send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { findRow, rowOf, updateRows } from '../../testing/rows.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

/** Rounds of the race; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_AVALIACAO ?? 6);
/** Random worlds; among fewer than 20 no declaration may forbid anything. */
const MUNDOS = Math.max(RODADAS, 20);

type Mesa = AnswerOf<Api['listarProjetosDoEdital']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const P = '/api/projeto_aprovacao';
const envia = <T>(quem: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, caminho, { token: quem.token, body });

describe('declaring and designating at once', () => {
  it(`refuses the designation, or designates and marks it; never hides a conflict, ${RODADAS} rounds`, async () => {
    const fins: Record<string, number> = {};
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const [dono, avaliador] = [await w.novaPessoa(), await w.novaPessoa('avaliador')];
      const edital = await w.novoEditalEm('avaliacao');
      const projeto = await w.novoProjeto(dono.id, edital);
      const declarar = () =>
        envia(avaliador, 'POST', '/api/impedimento', { pessoa: dono.id, especie: 'parentesco' });
      const designar = () => envia(adm, 'POST', `${P}/designar`, { projeto, avaliador: avaliador.id });
      const [primeiro, segundo] = rodada % 2 === 0 ? [declarar, designar] : [designar, declarar];
      const respostas = await Promise.all([primeiro(), segundo()]);
      const [declarada, designada] = rodada % 2 === 0 ? respostas : respostas.toReversed();
      expect(declarada?.status).toBe(201);
      const { body } = await envia<Mesa>(adm, 'GET', `/api/edital/${edital}/projetos`);
      const marca = body[0]?.avaliacao?.impedimento;
      expect([designada?.status, marca]).toEqual(
        designada?.status === 201 ? [201, A.declarou] : [409, undefined],
      );
      const fim = `${designada?.status}`;
      fins[fim] = (fins[fim] ?? 0) + 1;
    }
    contar('corridas', `declare/designate: ${JSON.stringify(fins)}`);
  });
});

interface Mundo {
  readonly projetos: readonly { readonly coordenador: number; readonly colegas: readonly number[] }[];
  readonly declaracoes: readonly {
    readonly de: number;
    readonly pessoa: number | null;
    readonly unidade: number;
    readonly viva: boolean;
  }[];
  readonly atos: readonly {
    readonly ato: 'designar' | 'substituir' | 'designarVarios' | 'substituirVarios';
    readonly projeto: number;
    readonly avaliador: number;
  }[];
}

const PESSOAS = 4;
const AVALIADORES = 3;
const UNIDADES = 2;
const de = (quantos: number) => fc.nat({ max: quantos - 1 });
const mundos: fc.Arbitrary<Mundo> = fc.record({
  projetos: fc.array(
    fc.record({ coordenador: de(PESSOAS), colegas: fc.uniqueArray(de(PESSOAS), { maxLength: 2 }) }),
    { minLength: 2, maxLength: 4 },
  ),
  declaracoes: fc.array(
    fc.record({
      de: de(AVALIADORES),
      pessoa: fc.option(de(PESSOAS)),
      unidade: de(UNIDADES),
      viva: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  atos: fc.array(
    fc.record({
      ato: fc.constantFrom('designar', 'substituir', 'designarVarios', 'substituirVarios'),
      projeto: de(2),
      avaliador: de(AVALIADORES),
    }),
    { minLength: 4, maxLength: 10 },
  ),
});

describe('designating against a declared conflict', () => {
  it('is refused in single, bulk and replacing acts, in random worlds', async () => {
    let designados = 0;
    let recusados = 0;
    const umaVez = async ({ projetos, declaracoes, atos }: Mundo) => {
      const edital = await w.novoEditalEm('avaliacao');
      const unidades = [await w.novaUnidade(), await w.novaUnidade()];
      const pessoas: number[] = [];
      for (let i = 0; i < PESSOAS; i += 1) {
        pessoas.push((await w.novaPessoa('coordenador', { unidadeId: unidades[i % UNIDADES] ?? 0 })).id);
      }
      const avaliadores: number[] = [];
      for (let i = 0; i < AVALIADORES; i += 1) avaliadores.push((await w.novaPessoa('avaliador')).id);
      const ids: number[] = [];
      for (const { coordenador, colegas } of projetos) {
        const projeto = await w.novoProjeto(pessoas[coordenador] ?? 0, edital);
        for (const [ordem, colega] of colegas.filter((um) => um !== coordenador).entries()) {
          await w.novoColaborador(projeto, pessoas[colega] ?? 0, ordem);
        }
        ids.push(projeto);
      }
      const vistas = new Set<string>();
      for (const { de: quem, pessoa, unidade, viva } of declaracoes) {
        const chave = `${quem} ${pessoa} ${pessoa === null ? unidade : ''}`;
        if (viva && vistas.has(chave)) continue;
        if (viva) vistas.add(chave);
        const sobre =
          pessoa === null ? { unidade: unidades[unidade] ?? 0 } : { pessoa: pessoas[pessoa] ?? 0 };
        const [declarante, encerradoEm] = [avaliadores[quem] ?? 0, t.clock.agora()];
        // Two equal declarations cannot be in force at once.
        const id = await declarado(t, declarante, { ...sobre, especie: viva ? 'outro' : 'litigio' }).catch(
          () => null,
        );
        if (!viva && id !== null)
          await updateRows(t, 'impedimento', { encerradoEm, motivoDoFim: 'fim' }, { id });
      }
      /** Computed independently of the server's SQL. */
      const proibido = (projeto: number, avaliador: number) => {
        const p = projetos[ids.indexOf(projeto)];
        const time = [p?.coordenador, ...(p?.colegas ?? [])];
        return declaracoes.some(
          ({ de: quem, pessoa, unidade, viva }) =>
            viva &&
            avaliadores[quem] === avaliador &&
            (pessoa === null ? (p?.coordenador ?? 0) % UNIDADES === unidade : time.includes(pessoa)),
        );
      };
      for (const { ato, projeto, avaliador } of atos) {
        const [qual, quem] = [ids[projeto] ?? 0, avaliadores[avaliador] ?? 0];
        const antes = await findRow(t, 'projetoAprovacao', { projetoId: qual });
        const corpo = { projetos: [qual], avaliador: quem };
        if (ato === 'designar') await envia(adm, 'POST', `${P}/designar`, { projeto: qual, avaliador: quem });
        if (ato === 'substituir' && antes !== undefined) {
          await envia(adm, 'POST', `${P}/substituir/${antes.id}`, { avaliador: quem });
        }
        if (ato === 'designarVarios') await envia(adm, 'POST', `/api/edital/${edital}/designar`, corpo);
        if (ato === 'substituirVarios') await envia(adm, 'POST', `/api/edital/${edital}/substituir`, corpo);
        const depois = await findRow(t, 'projetoAprovacao', { projetoId: qual });
        const esperava = ato.startsWith('designar') ? antes === undefined : antes !== undefined;
        const pode = esperava && !proibido(qual, quem);
        expect(depois?.avaliadorId).toBe(pode ? quem : antes?.avaliadorId);
        if (pode) designados += 1;
        else if (esperava) recusados += 1;
      }
      for (const projeto of ids) {
        const feita = await findRow(t, 'projetoAprovacao', { projetoId: projeto });
        if (feita !== undefined) expect(proibido(projeto, feita.avaliadorId ?? 0)).toBe(false);
      }
    };
    await fc.assert(fc.asyncProperty(mundos, umaVez), { numRuns: MUNDOS, endOnFailure: true });
    contar('corridas', `random worlds: ${designados} designated, ${recusados} refused`);
    expect(Math.min(designados, recusados)).toBeGreaterThan(0);
    expect((await rowOf(t, 'professor', { id: adm.id })).tipo).toBe('administrador');
  });
});
