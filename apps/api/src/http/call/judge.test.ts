import { tipoPodeChamar } from '@instrutoria/contract/access.ts';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { RegistroJulgado, Route } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { deleteRows, insertInto } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

const NINGUEM = 987_654;
const JULGADAS = (Object.keys(rotas) as NomeDaChamada[]).flatMap((nome) => {
  const route: Route = rotas[nome];
  return route.julgado === null ? [] : [{ nome, route, julgado: route.julgado }];
});

interface Cena {
  readonly ids: Readonly<Record<RegistroJulgado['tipo'], number>>;
  readonly avaliador: Pessoa;
  readonly outro: Pessoa;
}

/**
 * A project in which this person takes part, with an assessment and, where possible, an appeal and an
 * instructor.
 */
async function cena(quem: Pessoa, fase: 'avaliacao' | 'decisao' | 'resultado'): Promise<Cena> {
  const edital = await w.novoEditalEm(fase);
  const feito = await (fase === 'avaliacao' ? w.novoDesignado : w.novoAvaliado)(edital);
  await w.novoColaborador(feito.projeto, quem.id);
  const recurso = await w.novoRecurso(feito.aprovacao, feito.dono.id);
  const instrutor = fase === 'resultado' ? await w.novoInstrutor(feito.projeto) : NINGUEM;
  return {
    ids: { projeto: feito.projeto, avaliacao: feito.aprovacao, recurso, instrutor },
    avaliador: feito.avaliador,
    outro: await w.novaPessoa('avaliador'),
  };
}

/** Invalid bodies, empty ones, ones that guess the evaluator, and valid ones. */
function corpos({ avaliador, outro }: Cena): readonly object[] {
  const guessed = [avaliador, outro].map(({ id }) => ({
    ...{ avaliador: { id: outro.id }, de: { id }, motivo: 'Porque sim' },
  }));
  return [
    {},
    { motivo: '' },
    ...guessed,
    ...[avaliador, outro].map(({ id }) => ({ avaliador: { id }, motivo: 'Porque sim' })),
    { avaliador: 'x', motivo: 7, remunerados_aprovados: -3, minuta: [], versao: 'x' },
  ];
}

async function pedir(quem: Pessoa, { route, julgado }: (typeof JULGADAS)[number], id: number, corpo: object) {
  const [onde, campo = ''] = julgado.em.split('.');
  const path = route.path
    .replace(onde === 'params' ? `:${campo}` : ':', onde === 'params' ? String(id) : ':')
    .replace(':documento', 'projeto')
    .replaceAll(/:[A-Za-z]+/g, '1');
  const { body: schema } = route;
  const aceitaRegistro = schema instanceof z.ZodObject && schema.shape[campo]?.safeParse({ id }).success;
  const nomeado = aceitaRegistro ? { id } : id;
  const body = onde === 'body' ? { ...corpo, [campo]: nomeado } : corpo;
  const r = await send<{ message: string }>(t.url, route.method, path, {
    token: quem.token,
    ...(route.method === 'GET' ? {} : { body, headers: { 'if-match': '"77"' } }),
  });
  const headers = [...r.headers].filter(([nome]) => nome !== 'date').sort();
  return { status: r.status, message: r.body?.message, tudo: JSON.stringify([r.status, headers, r.text]) };
}

const tiposDe = (route: Route): readonly TipoDeUsuario[] =>
  TIPOS_DE_USUARIO.filter((tipo) => tipo !== 'coordenador' && tipoPodeChamar(route.acesso, tipo));

describe('a call that names what others judge (D58)', () => {
  it.each(JULGADAS)('[C-H1] $nome names only records that belong to a project', async ({ julgado }) => {
    expect(julgado.em).toMatch(/^(params|body)\.[A-Za-z]+$/);
  });

  it.each(JULGADAS.filter(({ julgado: { tipo } }) => tipo === 'avaliacao' || tipo === 'recurso'))(
    '[C-H1] $nome answers a participant, before publication, with the 404 of an unknown id for any body',
    async (chamada) => {
      for (const fase of ['avaliacao', 'decisao'] as const) {
        for (const tipo of tiposDe(chamada.route)) {
          const quem = await w.novaPessoa(tipo);
          const c = await cena(quem, fase);
          for (const corpo of corpos(c)) {
            const proprio = await pedir(quem, chamada, c.ids[chamada.julgado.tipo], corpo);
            expect(proprio.status).toBe(404);
            expect(proprio.tudo).toBe((await pedir(quem, chamada, NINGUEM, corpo)).tudo);
          }
          // No act makes an appeal before publication.
          await deleteRows(t, 'recurso', { id: c.ids.recurso });
        }
      }
    },
    60_000,
  );

  it.each(JULGADAS)(
    '[C-H1] $nome answers a participant, after publication, 409 before it checks body, state and version',
    async (chamada) => {
      for (const tipo of tiposDe(chamada.route)) {
        const quem = await w.novaPessoa(tipo);
        const c = await cena(quem, 'resultado');
        for (const corpo of corpos(c)) {
          const { status, message } = await pedir(quem, chamada, c.ids[chamada.julgado.tipo], corpo);
          expect([status, message]).toEqual([409, M.voceParticipa]);
        }
      }
    },
    60_000,
  );

  it.each(JULGADAS.filter(({ julgado: { tipo } }) => tipo === 'projeto'))(
    '[C-H1] $nome answers a participant 409, before publication too',
    async (chamada) => {
      for (const tipo of tiposDe(chamada.route)) {
        const quem = await w.novaPessoa(tipo);
        const c = await cena(quem, 'avaliacao');
        for (const corpo of corpos(c)) {
          const { status, message } = await pedir(quem, chamada, c.ids.projeto, corpo);
          expect([status, message]).toEqual([409, M.voceParticipa]);
        }
        await deleteRows(t, 'recurso', { id: c.ids.recurso });
      }
    },
    60_000,
  );

  it.each(JULGADAS.filter(({ julgado }) => julgado.barra !== 'participacao'))(
    '[C-H1] $nome answers a person with a declared conflict 409 before it checks body, state and version',
    async (chamada) => {
      for (const tipo of tiposDe(chamada.route)) {
        const quem = await w.novaPessoa(tipo);
        const edital = await w.novoEditalEm('resultado');
        const { projeto, aprovacao, dono } = await w.novoAvaliado(edital);
        const recurso = await w.novoRecurso(aprovacao, dono.id);
        await insertInto(t, 'impedimento', {
          ...{ declaranteId: quem.id, pessoaId: dono.id, especie: 'outro', observacao: '' },
          ...{ desde: '2026-01-01', declaradoEm: t.clock.agora() },
        });
        const ids = { projeto, avaliacao: aprovacao, recurso, instrutor: NINGUEM };
        const { status, message } = await pedir(quem, chamada, ids[chamada.julgado.tipo], {});
        expect([status, message]).toEqual([409, M.voceDeclarou]);
      }
    },
  );
});
