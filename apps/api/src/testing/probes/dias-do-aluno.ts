import { randomUUID } from 'node:crypto';
import type { Cena, Sonda } from '../access/probe.ts';
import { comeca, contou, gravou, limitesDe, responde, sonda } from '../access/sonda.ts';
import { insertInto } from '../rows.ts';

/** The month of the tests' clock, whose window for attendance is open. */
const MES = '2026-05';
const ESTADOS = ['enviado', 'atestado'] as const;

/** A vínculo of the student who calls, with a day of four hours; of some student where others call. */
async function comDia(cena: Cena, estado?: 'devolvido' | (typeof ESTADOS)[number]) {
  const { w, t, dono, avaliador, estudante } = cena;
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  const { projeto } = await w.novoAprovado({ dono, ...quem });
  const instrutor = await w.novoInstrutor(projeto);
  await w.darVinculo(instrutor, estudante ?? (await w.novoEstudante()));
  const linha = randomUUID();
  await insertInto(t, 'diaDoEstudante', {
    ...{ instrutorId: instrutor, id: linha, dia: '2026-05-04', horas: 4, atividade: 'Plantão de dúvidas' },
    alteradoEm: t.clock.agora(),
  });
  if (estado !== undefined) {
    const decidido = estado === 'enviado' ? {} : { decididoEm: t.clock.agora(), decididoPorId: dono.id };
    await insertInto(t, 'mesDoEstudante', {
      ...{ instrutorId: instrutor, mes: MES, estado, enviadoEm: t.clock.agora(), ...decidido },
      ...(estado === 'devolvido' ? { motivo: 'Falta o dia 5.' } : {}),
    });
  }
  return { vinculo: instrutor, projeto, instrutor, linha, mes: MES };
}

/** One that is another student's, beside the caller's. */
async function alheio(cena: Cena, estado?: 'enviado') {
  await comDia(cena, estado);
  return comDia({ ...cena, estudante: null }, estado);
}

const doMes = ({ vinculo, mes }: { readonly vinculo: number; readonly mes: string }) => ({ vinculo, mes });
const doAluno = ({ projeto, instrutor, mes }: Awaited<ReturnType<typeof comDia>>) => ({
  ...{ projeto, instrutor, mes },
});
const estudante = limitesDe(['instrutor']);
const coordenadora = limitesDe(['own_coordinator'], 'proprio');
const NOVO = {
  id: '6b1c6b16-742b-4b4f-88e8-4c33d71a0253',
  dia: '2026-05-05',
  horas: 2.5,
  atividade: 'Oficina',
};
const novo = { corpo: { dias: [NOVO] } };
const soma = { corpo: { soma: 4 } };
const devolve = { corpo: { versao: 1, motivo: 'Falta o dia 5.' } };

export const sondasDosDias = {
  lerMeusDias: sonda(
    async (cena) => ({ vinculo: (await comDia(cena)).vinculo }),
    responde({
      hoje: '2026-05-13',
      meses: [
        { mes: MES, soma: 4, dias: [{ dia: '2026-05-04', horas: 4 }] },
        ...['2026-04', '2026-03', '2026-02', '2026-01'].map((mes) => ({ mes, soma: 0, dias: [] })),
      ],
    }),
    {
      limites: [
        estudante(
          'the vínculo of another student',
          404,
          async (cena) => ({ vinculo: (await alheio(cena)).vinculo }),
          {
            comoInexistente: 'params.id',
          },
        ),
      ],
    },
  ),
  guardarMeusDias: sonda(
    async (cena) => ({ vinculo: (await comDia(cena)).vinculo }),
    contou('diaDoEstudante', 2, (r) => ({ instrutorId: r.vinculo })),
    {
      ...novo,
      limites: [
        estudante(
          'the vínculo of another student',
          404,
          async (cena) => ({ vinculo: (await alheio(cena)).vinculo }),
          { ...novo, comoInexistente: 'params.id' },
        ),
        estudante(
          'a month that was sent',
          409,
          async (cena) => ({ vinculo: (await comDia(cena, 'enviado')).vinculo }),
          novo,
        ),
      ],
    },
  ),
  enviarMeuMes: sonda(
    async (cena) => doMes(await comDia(cena)),
    gravou('mesDoEstudante', (r) => ({ instrutorId: r.vinculo }), { estado: 'enviado' }),
    {
      ...soma,
      limites: [
        estudante('the vínculo of another student', 404, async (cena) => doMes(await alheio(cena)), {
          ...soma,
          comoInexistente: 'params.id',
        }),
        estudante('another sum', 409, async (cena) => doMes(await comDia(cena)), { corpo: { soma: 5 } }),
      ],
    },
  ),
  reabrirMeuMes: sonda(
    async (cena) => doMes(await comDia(cena, 'enviado')),
    gravou('mesDoEstudante', (r) => ({ instrutorId: r.vinculo }), { estado: 'aberto' }),
    {
      limites: [
        estudante(
          'the vínculo of another student',
          404,
          async (cena) => doMes(await alheio(cena, 'enviado')),
          { comoInexistente: 'params.id' },
        ),
        estudante('a month that the coordination registered', 409, async (cena) =>
          doMes(await comDia(cena, 'atestado')),
        ),
      ],
    },
  ),
  imprimirMeuMes: sonda(async (cena) => doMes(await comDia(cena, 'enviado')), comeca('%PDF-'), {
    limites: [
      estudante('the vínculo of another student', 404, async (cena) => doMes(await alheio(cena, 'enviado')), {
        comoInexistente: 'params.id',
      }),
    ],
  }),
  imprimirMes: sonda(async (cena) => doAluno(await comDia(cena, 'enviado')), comeca('%PDF-'), {
    limites: [
      coordenadora('an instructor of another project', 404, async (cena) => {
        const meu = await comDia(cena, 'enviado');
        return { ...doAluno(await comDia(cena, 'enviado')), projeto: meu.projeto };
      }),
    ],
  }),
  lerDiasDoAluno: sonda(
    async (cena) => doAluno(await comDia(cena, 'enviado')),
    responde({ soma: 4, dias: [{ dia: '2026-05-04', horas: 4, atividade: 'Plantão de dúvidas' }] }),
    {
      limites: [
        coordenadora('a month that was not sent', 404, async (cena) => doAluno(await comDia(cena))),
        coordenadora('an instructor of another project', 404, async (cena) => {
          const meu = await comDia(cena, 'enviado');
          return { ...doAluno(await comDia(cena, 'enviado')), projeto: meu.projeto };
        }),
      ],
    },
  ),
  devolverMesDoAluno: sonda(
    async (cena) => doAluno(await comDia(cena, 'enviado')),
    gravou('mesDoEstudante', (r) => ({ instrutorId: r.instrutor }), {
      ...{ estado: 'devolvido', motivo: 'Falta o dia 5.' },
    }),
    {
      ...devolve,
      limites: [
        coordenadora('a month that was not sent', 409, async (cena) => doAluno(await comDia(cena)), devolve),
      ],
    },
  ),
} satisfies Record<string, Sonda>;
