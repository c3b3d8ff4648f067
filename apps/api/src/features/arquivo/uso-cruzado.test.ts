import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { TIPOS_DE_ARQUIVO } from '@instrutoria/domain/arquivo/types.ts';
import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { naAmostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { findRow } from '../../testing/rows.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena, umaDisciplina } from '../../testing/world/cena.ts';
import { abrirCadastro } from '../../testing/world/cena-do-instrutor.ts';
import { regrasDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: Cena;
let administrador: Pessoa;
/** The call of the suplente to be called. */
const DA_VEZ = { edital: 0 };
let outroRegistro: number;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  administrador = await c.w.novaPessoa('administrador');
  await abrirCadastro(t, administrador.id);
  outroRegistro = await c.w.novoProjeto(c.dono.id, c.edital);
});
afterAll(() => t.close());

interface Uso {
  readonly tipo: TipoDeArquivo;
  readonly campo: string;
  readonly quem: () => Pessoa;
  readonly envia: (referencia: string) => Promise<Problem>;
}

/**
 * The record of an attempt: one for all refusals, which change nothing, and a new one after a file was
 * accepted.
 */
function emUmRegistro<T>(
  novo: () => Promise<T>,
  envia: (registro: T, referencia: string) => Promise<Problem>,
) {
  let registro: Promise<T> | undefined;
  return async (referencia: string): Promise<Problem> => {
    registro ??= novo();
    const r = await envia(await registro, referencia);
    if (r.status !== 422) registro = undefined;
    return r;
  };
}
const comoDono = async (metodo: string, caminho: string, corpo: unknown) =>
  (await c.envia(metodo, caminho, corpo)) as Problem;

/** Each document of an instructor, in a registration and in an update that replaces it. */
const DOS_DOCUMENTOS = DOCUMENTOS.flatMap((documento): (readonly [string, Uso])[] => {
  const tipo = ARQUIVO_DO_DOCUMENTO[documento];
  const uso = { tipo, campo: documento, quem: () => c.dono };
  return [
    [
      `POST instrutor: ${documento}`,
      {
        ...uso,
        envia: emUmRegistro(
          async () => ({
            projeto: (await c.w.novoAprovado({ dono: c.dono })).projeto,
            ...(await c.w.documentosPara(c.dono.id, { acumulo: 'acumulavel' })),
          }),
          (lugar, referencia) =>
            comoDono('POST', '/api/instrutor', {
              nome: 'Ana',
              email: 'ana@exemplo.br',
              programa_pos: 'Física',
              tipoAluno: 'BOLSISTA',
              acumulo: 'acumulavel',
              ...lugar,
              [documento]: referencia,
            }),
        ),
      },
    ],
    [
      `PATCH instrutor: ${documento}`,
      {
        ...uso,
        envia: emUmRegistro(
          async () => {
            const { projeto } = await c.w.novoAprovado({ dono: c.dono });
            return c.w.novoInstrutor(projeto, { acumulo: 'acumulavel' });
          },
          (id, referencia) => comoDono('PATCH', `/api/instrutor/${id}`, { [documento]: referencia }),
        ),
      },
    ],
  ];
});

/** Every call that takes a reference. */
const USOS: Readonly<Record<string, Uso>> = {
  ...Object.fromEntries(DOS_DOCUMENTOS),
  'POST projeto/rascunho': {
    tipo: 'imagemSecao',
    campo: 'introducao',
    quem: () => c.dono,
    envia: (introducao) => comoDono('POST', '/api/projeto/rascunho', { introducao }),
  },
  'PUT projeto': {
    tipo: 'imagemSecao',
    campo: 'resultadosEsperados',
    quem: () => c.dono,
    envia: emUmRegistro(
      () => c.w.novoProjeto(c.dono.id, c.edital),
      (id, resultadosEsperados) => comoDono('PUT', `/api/projeto/${id}`, { resultadosEsperados }),
    ),
  },
  'POST disciplina/adicionar': {
    tipo: 'comprovanteDisciplinas',
    campo: 'comprovante',
    quem: () => c.dono,
    envia: (comprovante) =>
      comoDono('POST', '/api/disciplina/adicionar', {
        comprovante,
        disciplinas_associadas: [umaDisciplina(c)],
      }),
  },
  'POST recurso': {
    tipo: 'anexoDoRecurso',
    campo: 'anexos.0',
    quem: () => c.dono,
    envia: emUmRegistro(
      async () => {
        const edital = await c.w.novoEditalEm('resultado');
        await regrasDoRecurso(t, c.w, edital);
        return (await c.w.novoAvaliado(edital, { dono: c.dono, aprovacao: { situacao: 'REPROVADO' } }))
          .aprovacao;
      },
      (projetoAprovacao, referencia) =>
        comoDono('POST', '/api/recurso', {
          mensagem: 'Segue a ata.',
          projetoAprovacao,
          anexos: [{ referencia, nome: 'ata.pdf' }],
        }),
    ),
  },
  'POST projeto/{id}/desistencia': {
    tipo: 'pedidoDeDesistencia',
    campo: 'pedido',
    quem: () => administrador,
    envia: emUmRegistro(
      async () => (await c.w.novoAprovado()).projeto,
      async (projeto, pedido) =>
        (await c.envia(
          'POST',
          `/api/projeto/${projeto}/desistencia`,
          { fundamento: 'PEDIDO_ESCRITO', motivo: 'Pediu', dia: '2026-06-01', pedido },
          { token: administrador.token },
        )) as Problem,
    ),
  },
  'POST edital/{id}/suplentes/declinar': {
    tipo: 'recusaDeSuplente',
    campo: 'recusa',
    quem: () => administrador,
    envia: emUmRegistro(
      async () => {
        const edital = await c.w.novoEditalEm('resultado');
        DA_VEZ.edital = edital;
        return c.w.novaListaDeSuplentes(edital);
      },
      async (projeto, recusa) =>
        (await c.envia(
          'POST',
          `/api/edital/${DA_VEZ.edital}/suplentes/declinar`,
          { projeto, motivo: 'Não quer', recusa },
          { token: administrador.token },
        )) as Problem,
    ),
  },
  'PUT professor': {
    tipo: 'foto',
    campo: 'foto',
    quem: () => c.dono,
    envia: (foto) => comoDono('PUT', `/api/professor/${c.dono.id}`, { foto }),
  },
  'PUT configuracao': {
    tipo: 'logo',
    campo: 'instituicao.logo',
    quem: () => administrador,
    envia: async (logo) =>
      (await c.envia(
        'PUT',
        '/api/configuracao',
        { instituicao: { logo } },
        {
          token: administrador.token,
        },
      )) as Problem,
  },
};

const guardado = async (referencia: string) => await findRow(t, 'arquivo', { referencia });

const CRUZADOS = Object.entries(USOS).flatMap(([chamada, uso]) =>
  TIPOS_DE_ARQUIVO.flatMap((tipo) =>
    (['do próprio', 'de outra pessoa', 'de ninguém', 'já de outro registro'] as const)
      .filter((dono) => tipo !== uso.tipo || dono !== 'do próprio')
      .map((dono) => [chamada, tipo, dono, uso] as const),
  ),
);
/** Every wrong owner of the right kind; of the wrong kinds a sample, with changing owners. */
const DE_SEMPRE = CRUZADOS.filter(([, tipo, , uso], i) => tipo === uso.tipo || naAmostra(i, 9));

describe('a reference is for its uploader, its kind and one record (T-D11)', () => {
  it.each(DE_SEMPRE)(
    'answers 422 to %s with a %s %s, and changes nothing',
    async (_chamada, tipo, dono, uso) => {
      const deOutra = dono === 'de outra pessoa' ? await c.w.novaPessoa() : uso.quem();
      const vinculo = dono === 'já de outro registro' ? `projeto:${outroRegistro}` : null;
      const referencia = await c.w.novoArquivo(
        tipo,
        dono === 'de ninguém' ? null : deOutra.id,
        undefined,
        vinculo,
      );
      const antes = await guardado(referencia);
      const r = await uso.envia(referencia);
      expect(r.status).toBe(422);
      expect(Object.keys(r.body.errors ?? {})).toEqual([uso.campo]);
      expect(await guardado(referencia)).toEqual(antes);
    },
  );

  it.each(Object.entries(USOS))('%s takes the right file', async (_chamada, uso) => {
    const referencia = await c.w.novoArquivo(uso.tipo, uso.quem().id);
    const r = await uso.envia(referencia);
    expect([200, 201]).toContain(r.status);
    expect((await guardado(referencia))?.vinculo).not.toBeNull();
  });
});
