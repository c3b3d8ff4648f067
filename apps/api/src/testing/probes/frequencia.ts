import type { Cena, Sonda, Tentativa } from '../access/probe.ts';
import { igual, type PedidoDaSonda, quemOuDono } from '../access/probe.ts';
import { umPdf } from '../documents/arquivos.ts';
import { insertInto, rowsOf, updateRows } from '../rows.ts';
import { sondasDosDias } from './dias-do-aluno.ts';
import { enviaArquivo } from './projeto.ts';

const ANO = 2026;
/** January to May, the month of the tests' clock. */
const HORAS = [-1, 34, 20.5, 0, 34];

/** An approved project of the scene's owner with one regular instructor. */
async function comInstrutor({ w, dono, avaliador }: Cena) {
  // Nobody assesses their own project (D15).
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  const { projeto } = await w.novoAprovado({ dono, ...quem });
  return { projeto, instrutor: await w.novoInstrutor(projeto) };
}

/** The same, with its coordinator absent in the month of the tests' clock. */
async function semCoordenacao(cena: Cena) {
  const feito = await comInstrutor(cena);
  await cena.w.novoAfastamento(cena.dono.id);
  return feito;
}

const deOficio = (instrutor: number) => ({
  origem: 'aluno',
  motivo: 'A coordenadora está internada.',
  registros: [{ instrutor, ano: ANO, horasPorMes: HORAS.map((horas, i) => ({ mes: i + 1, horas })) }],
});

const registro = (projeto: number, instrutor: number): PedidoDaSonda => ({
  corpo: [{ projeto, instrutor, ano: ANO, horasPorMes: HORAS.map((horas, i) => ({ mes: i + 1, horas })) }],
});

async function guardadas({ t }: Cena, instrutorId: number): Promise<number[]> {
  const linhas = await rowsOf(t, 'frequenciaDoMes', { instrutorId, ano: ANO }, 'mes');
  return linhas.map(({ horas }) => horas);
}

/** A read of an instructor's hours in a year. */
function leitura(horas: (body: unknown) => readonly unknown[]): Sonda {
  return {
    async montar(cena): Promise<Tentativa> {
      const { projeto, instrutor } = await comInstrutor(cena);
      await cena.w.novaFrequencia(instrutor, ANO, HORAS, cena.dono.id);
      return {
        de: projeto,
        query: `ano=${ANO}`,
        efeito: ({ body }) => igual(horas(body).slice(0, HORAS.length), HORAS),
      };
    },
  };
}

interface Mes {
  readonly horas: number | null;
}

export const sondasDaFrequencia = {
  registrarFrequencias: {
    async montar(cena) {
      const { projeto, instrutor } = await comInstrutor(cena);
      return {
        ...registro(projeto, instrutor),
        efeito: async () => igual(await guardadas(cena, instrutor), HORAS),
      };
    },
    limites: [
      {
        nome: 'a project that is not approved',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        async montar({ w, dono }) {
          const { projeto } = await w.novoAvaliado(await w.novoEditalEm('resultado'), {
            dono,
            aprovacao: { situacao: 'REPROVADO' },
          });
          return registro(projeto, await w.novoInstrutor(projeto));
        },
      },
      {
        nome: 'an instructor of another project',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 422,
        async montar(cena) {
          const alheio = await comInstrutor({ ...cena, dono: await cena.w.novaPessoa() });
          return registro((await comInstrutor(cena)).projeto, alheio.instrutor);
        },
      },
    ],
  },
  listarFrequencias: leitura((body) =>
    (body as { horasPorMes: Mes[] }[]).flatMap(({ horasPorMes }) => horasPorMes.map(({ horas }) => horas)),
  ),
  lerFolhaDeFrequencia: leitura((body) =>
    (body as { linhas: { celulas: Mes[] }[] }).linhas.flatMap(({ celulas }) =>
      celulas.map(({ horas }) => horas),
    ),
  ),
  registrarFrequenciasDeOficio: {
    async montar(cena) {
      const { projeto, instrutor } = await semCoordenacao(cena);
      return {
        de: projeto,
        corpo: deOficio(instrutor),
        efeito: async () => igual(await guardadas(cena, instrutor), HORAS),
      };
    },
    limites: [
      {
        nome: 'a coordinator who is there',
        colunas: ['administrador'],
        status: 409,
        async montar(cena) {
          const { projeto, instrutor } = await comInstrutor(cena);
          return { de: projeto, corpo: deOficio(instrutor) };
        },
      },
      {
        nome: 'a project of one’s own',
        colunas: ['administrador'],
        status: 409,
        async montar(cena) {
          const { projeto, instrutor } = await semCoordenacao({ ...cena, dono: quemOuDono(cena) });
          return { de: projeto, corpo: deOficio(instrutor) };
        },
      },
    ],
  },
  enviarDocumentoDaFrequencia: enviaArquivo('frequenciaDeOficio', umPdf),
  lerDocumentoDaFrequencia: {
    semRastro: true,
    async montar(cena) {
      const { projeto } = await comInstrutor(cena);
      const autor = await cena.w.novaPessoa('administrador');
      const documento = await cena.w.novoArquivo('frequenciaDeOficio', autor.id, umPdf());
      const { id } = await insertInto(cena.t, 'frequenciaDeOficio', {
        projetoId: projeto,
        autorId: autor.id,
        origem: 'documento',
        documento,
        motivo: 'A coordenadora está internada.',
        criadoEm: cena.t.clock.agora(),
      });
      await updateRows(
        cena.t,
        'arquivo',
        { vinculo: `frequencia_de_oficio:${id}` },
        { referencia: documento },
      );
      return {
        de: [projeto, id],
        efeito: async () => {
          const linhas = await rowsOf(cena.t, 'acesso', { registroId: projeto, registroTipo: 'projeto' });
          igual(
            linhas.map((linha) => [linha.pessoaId, linha.documento, linha.titularId]),
            [[cena.quem?.id, 'frequencia_de_oficio', cena.dono.id]],
          );
        },
      };
    },
  },
  ...sondasDosDias,
} satisfies Record<string, Sonda>;
