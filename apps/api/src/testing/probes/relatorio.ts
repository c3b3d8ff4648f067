import { rotas } from '@instrutoria/contract/api.ts';
import type { Cena, Limite, Sonda, Tentativa } from '../access/probe.ts';
import { igual, type PedidoDaSonda } from '../access/probe.ts';
import { send } from '../client.ts';
import { rowsOf } from '../rows.ts';
import type { ProjetoComRelatorios } from '../world/cena-do-relatorio.ts';
import {
  aAtividade,
  asDisciplinas,
  CONTAGENS_CERTAS,
  oDoCoordenador,
  umProjetoComRelatorios,
} from '../world/cena-do-relatorio.ts';

function projetoDa({ t, w, dono, avaliador }: Cena): Promise<ProjetoComRelatorios> {
  // Nobody assesses their own project (D15).
  return umProjetoComRelatorios(t, w, { dono, ...(dono.id === avaliador.id ? {} : { avaliador }) });
}

type Salvavel = 'salvarRelatorioAtividade' | 'salvarRelatorioCoordenador' | 'salvarRelatorioDisciplinas';

async function salvar({ t }: Cena, { dono }: ProjetoComRelatorios, nome: Salvavel, { corpo }: PedidoDaSonda) {
  const { method, path } = rotas[nome];
  const r = await send(t.url, method, path, { token: dono.token, body: corpo });
  if (r.status !== 200) throw new Error(`${path}: ${r.status} ${r.text}`);
}

/** The same with its discipline report saved, which the others require. */
async function comDisciplinas(cena: Cena): Promise<ProjetoComRelatorios> {
  const p = await projetoDa(cena);
  await salvar(cena, p, 'salvarRelatorioDisciplinas', dasDisciplinas(p));
  return p;
}

/** Without an extension the window of reports is closed in the month of the tests' clock. */
const foraDaJanela = (montar: (p: ProjetoComRelatorios) => PedidoDaSonda): Limite => ({
  nome: 'outside of the window',
  colunas: ['own_coordinator'],
  alvo: 'proprio',
  status: 409,
  async montar({ w, dono }) {
    const { projeto } = await w.novoAprovado({ dono });
    return montar({ dono, projeto, disciplina: 1, instrutor: await w.novoInstrutor(projeto) });
  },
});
const semDisciplinas = (montar: (p: ProjetoComRelatorios) => PedidoDaSonda): Limite => ({
  nome: 'before the discipline report (D29)',
  colunas: ['own_coordinator'],
  alvo: 'proprio',
  status: 409,
  montar: async (cena) => montar(await projetoDa(cena)),
});

const dasDisciplinas = (p: ProjetoComRelatorios): PedidoDaSonda => ({
  corpo: asDisciplinas(p),
});
const daAtividade = (p: Pick<ProjetoComRelatorios, 'instrutor'>): PedidoDaSonda => ({
  corpo: aAtividade(p),
});
const doCoordenador = (p: ProjetoComRelatorios): PedidoDaSonda => ({
  corpo: oDoCoordenador(p),
});

interface Leitura {
  readonly id: (p: ProjetoComRelatorios) => number;
  /** The report that it reads, when it is not the discipline report. */
  readonly salvo?: readonly [Salvavel, (p: ProjetoComRelatorios) => PedidoDaSonda];
  readonly efeito: (p: ProjetoComRelatorios) => Tentativa['efeito'];
}

function leitura({ id, salvo, efeito }: Leitura): Sonda {
  return {
    async montar(cena) {
      const p = await comDisciplinas(cena);
      if (salvo !== undefined) await salvar(cena, p, salvo[0], salvo[1](p));
      return {
        de: id(p),
        efeito: efeito(p),
      };
    },
  };
}

const ehPdf = (): Tentativa['efeito'] => (reply) =>
  igual([reply.headers.get('content-type'), reply.text.slice(0, 5)], ['application/pdf', '%PDF-']);
const doProjeto = ({ projeto }: ProjetoComRelatorios) => projeto;
const doInstrutor = ({ instrutor }: ProjetoComRelatorios) => instrutor;

export const sondasDoRelatorio = {
  salvarRelatorioDisciplinas: {
    async montar(cena) {
      const p = await projetoDa(cena);
      return {
        ...dasDisciplinas(p),
        efeito: async () => {
          const linhas = await rowsOf(cena.t, 'relatorioDisciplina', { projetoId: p.projeto });
          igual(
            linhas.map((linha) => [linha.disciplinaId, linha.numMatriculados]),
            [[p.disciplina, CONTAGENS_CERTAS.numMatriculados]],
          );
        },
      };
    },
    limites: [foraDaJanela(dasDisciplinas)],
  },
  lerRelatorioDisciplinas: leitura({
    id: doProjeto,
    efeito:
      () =>
      ({ body }) =>
        igual(
          (body as { taxaSucesso: number }[]).map(({ taxaSucesso }) => taxaSucesso),
          [82.5],
        ),
  }),
  gerarPdfDasDisciplinas: leitura({
    id: doProjeto,
    efeito: ehPdf,
  }),
  salvarRelatorioAtividade: {
    async montar(cena) {
      const p = await comDisciplinas(cena);
      return {
        ...daAtividade(p),
        efeito: async () => {
          const linhas = await rowsOf(cena.t, 'relatorioAtividade', { instrutorId: p.instrutor });
          igual(
            linhas.map(({ autorId, conclusao }) => [autorId, conclusao]),
            [[p.dono.id, 'Texto de conclusao.']],
          );
        },
      };
    },
    limites: [foraDaJanela(daAtividade), semDisciplinas(daAtividade)],
  },
  lerRelatorioAtividade: leitura({
    id: doInstrutor,
    salvo: ['salvarRelatorioAtividade', daAtividade],
    efeito:
      ({ instrutor }) =>
      ({ body }) =>
        igual((body as { instrutor: { id: number } }).instrutor.id, instrutor),
  }),
  gerarPdfDaAtividade: leitura({
    id: doInstrutor,
    salvo: ['salvarRelatorioAtividade', daAtividade],
    efeito: ehPdf,
  }),
  salvarRelatorioCoordenador: {
    async montar(cena) {
      const p = await comDisciplinas(cena);
      return {
        ...doCoordenador(p),
        efeito: async () => {
          const linhas = await rowsOf(cena.t, 'relatorioCoordenador', { projetoId: p.projeto });
          igual(
            linhas.map(({ autorId, conclusao }) => [autorId, conclusao]),
            [[p.dono.id, 'Concluído.']],
          );
        },
      };
    },
    limites: [foraDaJanela(doCoordenador), semDisciplinas(doCoordenador)],
  },
  lerRelatorioCoordenador: leitura({
    id: doProjeto,
    salvo: ['salvarRelatorioCoordenador', doCoordenador],
    efeito:
      ({ instrutor }) =>
      ({ body }) =>
        igual(
          (body as { avaliacoesDeDesempenho: { aluno: { id: number } }[] }).avaliacoesDeDesempenho.map(
            ({ aluno }) => aluno.id,
          ),
          [instrutor],
        ),
  }),
  gerarPdfDoCoordenador: leitura({
    id: doProjeto,
    salvo: ['salvarRelatorioCoordenador', doCoordenador],
    efeito: ehPdf,
  }),
} satisfies Record<string, Sonda>;
