import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { comeca, gravou, limitesDe, sonda, todos } from '../access/sonda.ts';
import { umPdfDe } from '../documents/arquivos.ts';
import { insertInto, rowOf, rowsOf, updateRows } from '../rows.ts';

/** The month of the tests' clock. */
const MES = '2026-05';
const TEXTO = 'Faltam quatro horas.';

/** A vínculo of the student who calls, with ten hours in May; of some student where others call. */
async function comHoras(cena: Cena) {
  const { w, t, dono, avaliador, estudante } = cena;
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  const { projeto } = await w.novoAprovado({ dono, ...quem });
  const instrutor = await w.novoInstrutor(projeto);
  await w.darVinculo(instrutor, estudante ?? (await w.novoEstudante()));
  const registro = { instrutorId: instrutor, ano: 2026 };
  await insertInto(t, 'frequencia', { ...registro, autorId: dono.id, atualizadoEm: t.clock.agora() });
  await insertInto(t, 'frequenciaDoMes', { ...registro, mes: 5, horas: 10, registradaEm: t.clock.agora() });
  return { vinculo: instrutor, projeto, instrutor, mes: MES };
}

let serial = 60_000;
async function comAnexo(cena: Cena, instrutor: number, estudanteId: number): Promise<string> {
  serial += 1;
  const bytes = umPdfDe(serial);
  const referencia = await cena.w.novoArquivo('anexoDaContestacao', null, bytes, `instrutor:${instrutor}`);
  await updateRows(cena.t, 'arquivo', { estudanteId }, { referencia });
  return referencia;
}

async function contestado(cena: Cena, { respondida = false } = {}) {
  const feito = await comHoras(cena);
  const agora = cena.t.clock.agora();
  const { estudanteId } = await rowOf(cena.t, 'instrutor', { id: feito.instrutor });
  if (estudanteId === null) throw new Error('no student');
  const arquivo = await comAnexo(cena, feito.instrutor, estudanteId);
  const resposta = {
    ...{ respondidaEm: agora, respondidaPorId: (await cena.w.novaPessoa('administrador')).id },
    ...{ resultado: 'IMPROCEDENTE', razoes: 'Não.' },
  };
  const { id } = await insertInto(cena.t, 'contestacao', {
    ...{ instrutorId: feito.instrutor, estudanteId, mes: MES, texto: TEXTO, arquivo, ate: '2026-06-12' },
    enviadaEm: agora,
    ...(respondida ? resposta : {}),
  });
  return { ...feito, contestacao: id };
}

const doEstudante = (r: Awaited<ReturnType<typeof contestado>>) => ({
  ...{ vinculo: r.vinculo, contestacao: r.contestacao },
});
const daAdministracao = (r: Awaited<ReturnType<typeof contestado>>) => ({
  ...{ instrutor: r.instrutor, contestacao: r.contestacao },
});
const doMes = ({ vinculo, mes }: { readonly vinculo: number; readonly mes: string }) => ({ vinculo, mes });

/** One that is another student's, beside the caller's. */
async function alheio<R>(cena: Cena, monta: (cena: Cena) => Promise<R>): Promise<R> {
  await monta(cena);
  return monta({ ...cena, estudante: null });
}

const estudante = limitesDe(['instrutor']);
const administrador = limitesDe(['administrador']);
const contesta = { corpo: { texto: TEXTO } };
const RESPOSTA = { corpo: { resultado: 'PROCEDENTE', razoes: 'A lista mostra 14 horas.' } };

export const sondasDaContestacao = {
  anexarAoMes: {
    async montar(cena) {
      const { vinculo } = await comHoras(cena);
      return {
        com: { vinculo },
        arquivo: { bytes: umPdfDe(70_000 + vinculo) },
        efeito: async ({ body }) => {
          const { data } = body as { data: string };
          const arquivo = await rowOf(cena.t, 'arquivo', { referencia: data });
          igual(
            [arquivo.tipo, arquivo.estudanteId, arquivo.donoId, arquivo.vinculo],
            ['anexoDaContestacao', cena.estudante?.id, null, `instrutor:${vinculo}`],
          );
        },
      };
    },
    limites: [
      {
        nome: 'the vínculo of another student',
        colunas: ['instrutor'],
        status: 404,
        comoInexistente: 'params.id',
        montar: async (cena) => ({
          com: { vinculo: (await alheio(cena, comHoras)).vinculo },
          arquivo: { bytes: umPdfDe(70_000) },
        }),
      },
    ],
  },
  contestarMes: sonda(
    async (cena) => doMes(await comHoras(cena)),
    gravou('contestacao', (r) => ({ instrutorId: r.vinculo }), { mes: MES, texto: TEXTO, ate: '2026-06-12' }),
    {
      ...contesta,
      limites: [
        estudante(
          'the vínculo of another student',
          404,
          async (cena) => doMes(await alheio(cena, comHoras)),
          {
            ...contesta,
            comoInexistente: 'params.id',
          },
        ),
        estudante('a month that is contested', 409, async (cena) => doMes(await contestado(cena)), contesta),
      ],
    },
  ),
  retirarContestacao: sonda(
    async (cena) => doEstudante(await contestado(cena)),
    gravou(
      'contestacao',
      (r) => ({ id: r.contestacao }),
      (_, cena) => ({ retiradaEm: cena.t.clock.agora() }),
    ),
    {
      limites: [
        estudante(
          'the vínculo of another student',
          404,
          async (cena) => doEstudante(await alheio(cena, (uma) => contestado(uma))),
          { comoInexistente: 'params.id' },
        ),
        estudante('an answered one', 409, async (cena) =>
          doEstudante(await contestado(cena, { respondida: true })),
        ),
      ],
    },
  ),
  listarContestacoes: sonda(
    async (cena: Cena) => daAdministracao(await contestado(cena)),
    ({ body, r }) => {
      const lida = (body as { id: number; texto: string; registradas: number }[]).find(
        ({ id }) => id === r.contestacao,
      );
      igual([lida?.texto, lida?.registradas], [TEXTO, 10]);
    },
  ),
  lerAnexoDoMes: sonda(
    async (cena: Cena) => daAdministracao(await contestado(cena)),
    todos(comeca('%PDF-'), async ({ cena, r }) => {
      const { instrutor } = r as { readonly instrutor: number };
      const linhas = await rowsOf(cena.t, 'acesso', { registroTipo: 'instrutor', registroId: instrutor });
      igual(
        linhas.map(({ pessoaId, documento }) => [pessoaId, documento]),
        [[cena.quem?.id, 'anexo_da_contestacao']],
      );
    }),
    { semRastro: true },
  ),
  responderContestacao: sonda(
    async (cena: Cena) => daAdministracao(await contestado(cena)),
    gravou('contestacao', (r) => ({ id: r.contestacao }), { resultado: 'PROCEDENTE' }),
    {
      ...RESPOSTA,
      limites: [
        administrador(
          'an answered one',
          409,
          async (cena) => daAdministracao(await contestado(cena, { respondida: true })),
          RESPOSTA,
        ),
      ],
    },
  ),
} satisfies Record<string, Sonda>;
