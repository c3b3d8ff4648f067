import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo, Passeio } from '../../testing/access/mundos-pareados.ts';
import {
  chamadasSeguras,
  contarMundos,
  criarMundo,
  diferencas,
  passear,
} from '../../testing/access/mundos-pareados.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insertInto } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

/** Scores that occur nowhere else. */
const CANARIO = { pontuacaoAdequacaoCoerencia: 37.3, pontuacaoRelevanciaJustificativaClareza: 23.7 } as const;
const ALTAS = {
  ...CANARIO,
  pontuacaoMetodologiaAtividades: 19.1,
  pontuacaoOrganizacaoTextual: 9.9,
  pontuacaoApoioDisciplina: 187.3,
  pontuacaoNaturezaDisciplinas: 173.7,
  pontuacaoCaracteristicaDisciplinas: 149.1,
} as const;
const BAIXAS = {
  pontuacaoAdequacaoCoerencia: 0.3,
  pontuacaoRelevanciaJustificativaClareza: 0.7,
  pontuacaoMetodologiaAtividades: 0.1,
  pontuacaoOrganizacaoTextual: 0.9,
  pontuacaoApoioDisciplina: 7.3,
  pontuacaoNaturezaDisciplinas: 3.7,
  pontuacaoCaracteristicaDisciplinas: 9.1,
} as const;

type Papel = 'owner' | 'collaborator';
const PAPEIS: readonly (readonly [Papel, TipoDeUsuario])[] = [
  ['owner', 'coordenador'],
  ['collaborator', 'coordenador'],
  ['owner', 'avaliador'],
  ['collaborator', 'avaliador'],
  ['owner', 'PRESIDENTE_COMISSAO'],
  ['collaborator', 'PRESIDENTE_COMISSAO'],
  ['owner', 'administrador'],
  ['owner', 'secretaria'],
];
/** A short run takes a coordinator before the decision and a president in it; `test:longo` takes all. */
const CASOS = (['avaliacao', 'decisao', 'secretaria'] as const).flatMap((fase) =>
  PAPEIS.map(([papel, tipo]) => [fase, papel, tipo] as const),
);

let t: TestApp;
let w: World;
let editalId: number;
let x: Pessoa;
let y: Pessoa;
contarMundos();
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  x = await w.novaPessoa('avaliador', { nome: 'Xenofonte Canário' });
  y = await w.novaPessoa('avaliador', { nome: 'Ysolda Canário' });
});
afterAll(() => t.close());

const NINGUEM: Mundo = { nome: 'nobody', aprovacao: null };

function mundos(fase: string): readonly Mundo[] {
  const concluida = { aceito: true, jaFoiAvaliado: true, avaliadoEm: t.clock.agora() };
  const avaliados: Mundo[] = [
    {
      nome: 'X, high scores, counts above what was asked',
      aprovacao: {
        avaliadorId: x.id,
        ...concluida,
        ...ALTAS,
        parecer: '<p>parecer canário</p>',
        remuneradosAprovados: 2,
        voluntariosAprovados: 3,
      },
    },
    { nome: 'Y, low scores, no counts', aprovacao: { avaliadorId: y.id, ...concluida, ...BAIXAS } },
  ];
  if (fase !== 'avaliacao') return avaliados;
  return [
    NINGUEM,
    { nome: 'X, not begun', aprovacao: { avaliadorId: x.id, aceito: false } },
    { nome: 'Y, a draft', aprovacao: { avaliadorId: y.id, aceito: true, ...CANARIO } },
    ...avaliados.slice(0, 1),
  ];
}

const CANARIOS = /\b37\.3\b|\b23\.7\b|parecer canário/u;

/** Requests whose answers contain values that occur only in this project's assessment. */
function comCanario(lida: ReadonlyMap<string, string>): string[] {
  return [...lida].flatMap(([pedido, resposta]) => {
    const onde = resposta.search(CANARIOS);
    return onde === -1 ? [] : [`${pedido}: ${resposta.slice(Math.max(0, onde - 80), onde + 60)}`];
  });
}

/** A project that this person coordinates or collaborates in, beside others whose assessments never change. */
async function cena(papel: Papel, tipo: TipoDeUsuario): Promise<Passeio> {
  const quem = await w.novaPessoa(tipo);
  const dono = papel === 'owner' ? quem : await w.novaPessoa();
  const projeto = await w.novoProjeto(dono.id, editalId);
  if (papel === 'collaborator') {
    await insertInto(t, 'projetoColaborador', { projetoId: projeto, professorId: quem.id, ordem: 0 });
  }
  await w.novoAvaliado(editalId, tipo === 'avaliador' ? { avaliador: quem } : {});
  const avaliadores = [
    { id: x.id, nome: 'Xenofonte' },
    { id: y.id, nome: 'Ysolda' },
  ];
  return {
    quem,
    projeto,
    edital: editalId,
    avaliadores,
    comPdf: papel === 'owner' && tipo === 'coordenador',
  };
}

describe('a coordinator', () => {
  it.each(amostra(CASOS, 12))(
    'in %s as %s of type %s reads the same bytes whatever the scores, the evaluator and the counts (T-B8, T-B9)',
    async (fase, papel, tipo) => {
      editalId = await w.novoEditalEm(fase);
      const passeio = await cena(papel, tipo);
      const todos = mundos(fase);
      const ultima = (await criarMundo(t, passeio.projeto, todos.at(-1) ?? NINGUEM)) ?? 0;
      // Tries the ids that the approval gets in any of the worlds in all of them.
      const aprovacoes = todos.filter(({ aprovacao }) => aprovacao !== null).map((_, i) => ultima + 1 + i);
      let primeira: Map<string, string> | undefined;
      for (const mundo of todos) {
        const id = await criarMundo(t, passeio.projeto, mundo);
        expect(id === null || aprovacoes.includes(id)).toBe(true);
        const lida = await passear(t, passeio, aprovacoes);
        expect(comCanario(lida)).toEqual([]);
        primeira ??= lida;
        expect([mundo.nome, diferencas(primeira, lida)]).toEqual([mundo.nome, []]);
      }
      // Removes what others may read, so that it does not count as a leak in the next round.
      await criarMundo(t, passeio.projeto, NINGUEM);
      expect(primeira?.size).toBeGreaterThan(100);
    },
    400_000,
  );
});

it('walks through every call that reads', () => {
  expect(chamadasSeguras().length).toBeGreaterThan(35);
  expect(chamadasSeguras()).toEqual(
    expect.arrayContaining(['lerProjeto', 'ranqueTipoI', 'lerPainel', 'listarRecursos']),
  );
});

it('sees the published result: after publication the same walk differs', async () => {
  editalId = await w.novoEditalEm('resultado');
  const passeio = await cena('owner', 'coordenador');
  const [altas, baixas] = mundos('resultado');
  if (!altas?.aprovacao || !baixas?.aprovacao) throw new Error('two worlds');
  const publicada = (mundo: Mundo, aprovacao: NonNullable<Mundo['aprovacao']>): Mundo => ({
    ...mundo,
    aprovacao: { ...aprovacao, situacao: 'APROVADO' },
  });
  await criarMundo(t, passeio.projeto, publicada(altas, altas.aprovacao));
  const uma = await passear(t, { ...passeio, comPdf: false }, []);
  await criarMundo(t, passeio.projeto, publicada(baixas, baixas.aprovacao));
  const outra = await passear(t, { ...passeio, comPdf: false }, []);
  expect(diferencas(uma, outra).length).toBeGreaterThan(3);
});
